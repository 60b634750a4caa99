import { Button } from '@dst/ui/button'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState, type RefObject } from 'react'
import { restoreFocus } from '~/lib/focus/restore-focus.ts'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { ServerData } from '~/services/queries/server-data.tsx'
import { useAccountFile, type AccountFileState, type AccountFileTask } from '../store/account-file-state.ts'
import type { AccountFile } from '../store/account-file.ts'
import { isEntered } from '../store/device-exchange.ts'
import { clearExchangeFile, useExchangeFileStore } from '../store/document.ts'
import { withAccountFile } from '../store/follow-account-file.ts'
import { accountMessage, accountAnnouncement, unsavedAccountMessage } from './account-messages.ts'
import { ConflictQuestion } from './conflict-question.tsx'

const RemovalDialog = lazy(() => import('./removal-dialog.tsx'))

type Removal = 'clear' | 'remove'

/** States in which the account has this file, so that clearing it concerns both. */
const inBoth: ReadonlySet<AccountFileState['status']> = new Set(['saving', 'saved', 'emptied', 'conflict', 'failed'])

/** Where the file is kept, for whoever is signed in, and what can be done about the account's copy. */
export default function AccountNote() {
  return (
    <ServerData>
      <Note />
    </ServerData>
  )
}

function Note() {
  const { file, mark, persisted } = useExchangeFileStore()
  const state = useAccountFile()
  const note = useRef<HTMLParagraphElement>(null)
  const [removal, setRemoval] = useState<Removal>()
  const entered = isEntered(file)
  // A failed read says nothing of whether the account has this file: its mark on the device does.
  const both = inBoth.has(state.status) && mark !== undefined
  return (
    <>
      <p ref={note} tabIndex={-1}>
        {persisted ? accountMessage(state, entered) : unsavedAccountMessage(state)}
      </p>
      <output className="ui-visually-hidden">{accountAnnouncement(state, entered)}</output>
      <AccountAction state={state} entered={entered} note={note} />
      {both ? (
        <Button variant="quiet" size="small" onClick={() => setRemoval('remove')}>
          Remove from my account
        </Button>
      ) : null}
      {entered && (both || state.status === 'offered' || state.status === 'failed') ? (
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          onClick={() => {
            if (both) return setRemoval('clear')
            clearExchangeFile()
            restoreFocus(note)
          }}
        >
          Clear
        </Button>
      ) : null}
      {state.status === 'conflict' ? <ConflictQuestion {...state} file={file} /> : null}
      {removal === undefined ? null : (
        <Suspense fallback={null}>
          <RemovalDialog removal={removal} onClose={() => setRemoval(undefined)} onRemoved={() => restoreFocus(note)} />
        </Suspense>
      )}
    </>
  )
}

interface AccountActionProps {
  state: AccountFileState
  entered: boolean
  note: RefObject<HTMLElement | null>
}

function AccountAction({ state, entered, note }: AccountActionProps) {
  const { isPending: busy, mutate: act } = useMutation({
    mutationFn: withAccountFile,
    onSuccess: () => restoreFocus(note),
  })
  switch (state.status) {
    case 'offered':
      return entered ? (
        <Button variant="secondary" size="small" busy={busy} onClick={() => act((file) => file.keep())}>
          Keep in my account
        </Button>
      ) : null
    case 'choice':
      return (
        <span className="exchange-choices">
          <Button variant="secondary" size="small" busy={busy} onClick={() => act((file) => file.choose('account'))}>
            Use the one in my account
          </Button>
          <Button variant="secondary" size="small" busy={busy} onClick={() => act((file) => file.choose('device'))}>
            Replace it with this one
          </Button>
        </span>
      )
    case 'emptied':
      return (
        <Button variant="secondary" size="small" busy={busy} onClick={() => act((file) => file.bringBack())}>
          Bring it back
        </Button>
      )
    case 'failed':
      if (state.expired) return <SignInAgain />
      return (
        <Button
          variant="secondary"
          size="small"
          icon="refresh"
          busy={busy}
          onClick={() => act((file) => again(file, state.task))}
        >
          Try again
        </Button>
      )
    case 'unknown':
    case 'saving':
    case 'saved':
    case 'conflict':
      return null
  }
}

/** What a failed task is tried again with. */
function again(file: AccountFile, task: AccountFileTask): Promise<void> {
  return task === 'remove' || task === 'clear' ? file.remove({ clear: task === 'clear' }) : file.refresh()
}
