import type { MySession } from '@dst/contracts'
import { Badge } from '@dst/ui/badge'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { useEffect, useRef } from 'react'
import { datedMomentOf, zoneName } from '~/lib/time/moment.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { browserLabel, thisBrowserFirst } from './security-labels.ts'
import { useSignOuts } from './use-sign-outs.ts'

/** Props of {@link SignedInBrowsers}. */
export interface SignedInBrowsersProps {
  /** Null if the auth service doesn't provide them. */
  sessions: readonly MySession[] | null
  /** Reloads the sessions. */
  onChange: () => Promise<void>
}

/** Every browser in which the account is signed in, each with a button to sign it out, and one for all others. */
export function SignedInBrowsers({ sessions, onChange }: SignedInBrowsersProps) {
  const { asked, ask, close, done, finish } = useSignOuts(onChange)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The clicked button is gone, along with its browser.
    if (done !== undefined) notice.current?.focus()
  }, [done])
  const others = sessions === null || sessions.some(({ current }) => !current)

  return (
    <>
      <div ref={notice} tabIndex={-1} className="outline-none empty:hidden">
        {done === undefined ? null : <Banner tone="success">{done}</Banner>}
      </div>
      {sessions === null ? (
        <NotReported />
      ) : (
        <BrowserList sessions={thisBrowserFirst(sessions)} onSignOut={(session) => ask({ kind: 'one', session })} />
      )}
      {others ? (
        <div>
          <Button variant="secondary" onClick={() => ask({ kind: 'others' })}>
            Sign out other devices
          </Button>
        </div>
      ) : null}
      {asked === undefined ? null : <SignOutDialog asked={asked} onClose={close} onDone={finish} />}
    </>
  )
}

function NotReported() {
  return (
    <p className="max-w-measure">
      Our sign-in service does not tell us where else you are signed in, so there is no list here. You can still sign
      out everywhere but in this browser.
    </p>
  )
}

function BrowserList({
  sessions,
  onSignOut,
}: {
  sessions: readonly MySession[]
  onSignOut: (session: MySession) => void
}) {
  return (
    <>
      <p className="max-w-measure text-ink-muted">
        {`Each browser that is signed in to your account. Times are in ${zoneName()}; “last used” may be up to an ` +
          'hour off.'}
      </p>
      <ul className="security-list">
        {sessions.map((session) => (
          <BrowserRow key={session.id} session={session} onSignOut={() => onSignOut(session)} />
        ))}
      </ul>
    </>
  )
}

function BrowserRow({
  session: { id, browser, signedInAt, lastUsedAt, current },
  onSignOut,
}: {
  session: MySession
  onSignOut: () => void
}) {
  const nameId = `session-${id}`
  return (
    <li className="security-browser">
      <div className="security-browser-words">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h3 id={nameId}>{browserLabel(browser)}</h3>
          {current ? (
            <p>
              <Badge tone="positive" icon="check">
                This browser
              </Badge>
            </p>
          ) : null}
        </div>
        <p className="security-detail">
          Last used: <time dateTime={lastUsedAt}>{datedMomentOf(lastUsedAt)}</time>
        </p>
        <p className="security-detail">
          Signed in since: <time dateTime={signedInAt}>{datedMomentOf(signedInAt)}</time>
        </p>
      </div>
      <Button variant="secondary" size="small" aria-describedby={nameId} onClick={onSignOut}>
        Sign out
      </Button>
    </li>
  )
}
