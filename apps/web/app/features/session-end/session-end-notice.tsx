import type { SessionEnd } from '@dst/auth/presence'
import { Button } from '@dst/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import { restoreFocus } from '~/lib/focus/restore-focus.ts'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { timeOf } from '~/lib/time/moment.ts'
import { authClient } from '~/services/auth.ts'
import { ServerData } from '~/services/queries/server-data.tsx'

const look =
  'fixed inset-x-4 bottom-4 z-40 grid gap-4 border border-line bg-surface-raised p-4 text-ink sm:start-auto ' +
  'sm:max-w-form print:hidden'

/** Props of {@link SessionEndNotice}. */
export interface SessionEndNoticeProps extends SessionEnd {
  /** The page below, which gets the focus of a button that is gone. */
  content: RefObject<HTMLElement | null>
}

/** Says that this session is about to end, and offers to go on. Nothing on the page is touched. */
export default function SessionEndNotice(props: SessionEndNoticeProps) {
  // Content pages have no cache of server data.
  return (
    <ServerData>
      <Notice {...props} />
    </ServerData>
  )
}

function Notice({ at, reason, content }: SessionEndNoticeProps) {
  const [isHidden, setHidden] = useState(false)
  const staying = useMutation({
    mutationFn: () => authClient.refresh(),
    onSuccess: () => restoreFocus(content),
  })
  const hide = () => {
    setHidden(true)
    restoreFocus(content)
  }
  if (isHidden) return null
  const failed = staying.data?.ok === false
  return (
    <section aria-label="Your sign-in ends soon" className={look}>
      <output className="grid gap-1">
        <strong className="font-strong">{`You will be signed out at ${timeOf(new Date(at))}`}</strong>
        <span>{reason === 'age' ? ageMessage : inactivityMessage}</span>
        {failed ? <span>That didn’t work. Please try again.</span> : null}
      </output>
      <div className="flex flex-wrap gap-2">
        {reason === 'age' ? (
          <SignInAgain label="Sign in again" variant="primary" />
        ) : (
          <Button size="small" busy={staying.isPending} busyLabel="One moment..." onClick={() => staying.mutate()}>
            Stay signed in
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={hide}>
          Not now
        </Button>
      </div>
    </section>
  )
}

const ageMessage =
  'For your safety every sign-in ends after some time, used or not. Sign in again, and you come back to this page; ' +
  'its forms keep what you typed.'

const inactivityMessage = 'You haven’t used your account for a while. Stay signed in to go on.'
