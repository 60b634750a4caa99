import { fragmentOfFile } from '@dst/domain/exchange-file'
import { Button } from '@dst/ui/button'
import { TextLink } from '@dst/ui/link'
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { copyText } from '~/lib/browser/copy-text.ts'
import { restoreFocus } from '~/lib/focus/restore-focus.ts'
import { useDisplayedFor } from '~/lib/time/use-displayed-for.ts'
import { paths } from '~/paths.ts'
import { useSessionStore } from '~/services/session.ts'
import { isEntered } from './store/device-exchange.ts'
import { clearExchangeFile, restoreRemoved, useExchangeFileStore } from './store/document.ts'
import { followAccountFile } from './store/follow-account-file.ts'

const confirmationMs = 6_000

const AccountNote = lazy(() => import('./account/account-note.tsx').catch(() => ({ default: DeviceNote })))

/** Where the file is kept, and what can be done with it as a whole. */
export function SavedNote() {
  const { file, removed } = useExchangeFileStore()
  const signedIn = useSessionStore(({ status }) => status === 'signed-in')
  const note = useRef<HTMLDivElement>(null)
  useEffect(followAccountFile, [])
  return (
    <div ref={note} className="exchange-kept" tabIndex={-1}>
      {signedIn ? (
        <Suspense fallback={<DeviceNote />}>
          <AccountNote />
        </Suspense>
      ) : (
        <SignedOutNote note={note} />
      )}
      {isEntered(file) ? (
        <CopyLink fragment={() => fragmentOfFile(file)} hasOfferings={file.offerings.length > 0} />
      ) : null}
      <output className="exchange-kept-told">
        {removed === undefined ? null : (
          <>
            <span>{removedMessages[removed.what]}</span>{' '}
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                restoreRemoved()
                restoreFocus(note)
              }}
            >
              Undo
            </Button>
          </>
        )}
      </output>
    </div>
  )
}

/** Until the account's note has loaded: what is true in each case. */
function DeviceNote() {
  const { file, persisted } = useExchangeFileStore()
  return <p>{savedMessage(isEntered(file), persisted)}</p>
}

function SignedOutNote({ note }: { note: RefObject<HTMLElement | null> }) {
  const { file, mark, opened } = useExchangeFileStore()
  const loading = useSessionStore(({ status }) => status === 'loading')
  const entered = isEntered(file)
  return (
    <>
      <DeviceNote />
      {opened && !loading && mark !== undefined ? (
        <p>
          You are signed out: changes reach your account once you <TextLink href={paths.signIn}>sign in</TextLink>.
        </p>
      ) : null}
      {entered && !loading ? (
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          onClick={() => {
            clearExchangeFile()
            restoreFocus(note)
          }}
        >
          Clear
        </Button>
      ) : null}
    </>
  )
}

const removedMessages = {
  sales: 'The sale was removed.',
  purchases: 'The property was removed.',
  saleParts: 'The part was removed.',
  moneyBack: 'The payment was removed.',
  trustLetters: 'The letter was removed.',
  offerings: 'The offering was removed.',
  file: 'Your earlier entries were removed.',
} as const

/** Where the entries are. */
export function savedMessage(entered: boolean, persisted: boolean): string {
  if (!persisted) return 'This browser does not let the page keep your entries. They last until you close it.'
  return entered ? 'Kept on this device.' : 'What you enter stays on this device.'
}

/** What the person is told of a link: memoranda are confidential, so that offerings are in none. */
export function copiedMessage(hasOfferings: boolean): string {
  const without = hasOfferings ? 'but no names, and nothing of your offerings' : 'but no names'
  return `Link copied. Anyone who opens it sees your figures and dates, ${without}.`
}

interface CopyLinkProps {
  fragment: () => string
  hasOfferings: boolean
}

/** Copies a link that holds the figures, without any name or offering. */
function CopyLink({ fragment, hasOfferings }: CopyLinkProps) {
  const [outcome, setOutcome] = useState('')
  const { shown, show } = useDisplayedFor(confirmationMs)
  const copy = async () => {
    const { origin, pathname } = window.location
    const copied = await copyText(`${origin}${pathname}#${fragment()}`)
    setOutcome(copied ? copiedMessage(hasOfferings) : 'Your browser does not allow copying.')
    show()
  }
  return (
    <>
      <Button variant="quiet" size="small" icon={shown ? 'check' : 'document'} onClick={() => void copy()}>
        Copy link
      </Button>
      <output className="exchange-kept-told">{shown ? outcome : ''}</output>
    </>
  )
}
