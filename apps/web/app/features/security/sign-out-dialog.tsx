import { useAuth } from '@dst/auth/react'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { api } from '~/services/api.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { browserLabel } from './security-labels.ts'
import { useLeaveBrowser } from './use-leave-browser.ts'
import type { AskedSignOut } from './use-sign-outs.ts'

/** Props of {@link SignOutDialog}. */
export interface SignOutDialogProps {
  asked: AskedSignOut
  onClose: () => void
  /** Called after the sign-out, with the message to show. */
  onDone: (words: string) => Promise<void>
}

/** Asks for confirmation before one browser, or all but this one, is signed out. */
export function SignOutDialog({ asked, onClose, onDone }: SignOutDialogProps) {
  const signOut = useSignOut(asked, onDone)
  const busy = signOut.isPending
  const error = signOut.data
  const { title, consequence, confirm } = textsOf(asked)
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      role="alertdialog"
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Signing out..." onClick={() => signOut.mutate()}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{consequence}</p>
      <ErrorBanner
        message={error?.message}
        retryAt={error?.retryAt}
        action={error?.code === 'session-expired' ? <SignInAgain /> : undefined}
      />
    </Dialog>
  )
}

/** Its data is the error, if there was one. */
function useSignOut(asked: AskedSignOut, onDone: SignOutDialogProps['onDone']) {
  const { client } = useAuth()
  const leave = useLeaveBrowser()
  return useMutation({
    mutationFn: async () => {
      if (asked.kind === 'one' && asked.session.current) {
        await leave()
        return undefined
      }
      const outcome = asked.kind === 'others' ? await endOtherSessions(client) : await endSession(asked.session.id, api)
      if (!outcome.ok) return { ...outcome.error, ...toErrorMessage(outcome.error) }
      await onDone(
        asked.kind === 'others'
          ? 'Your other devices are signed out.'
          : `${browserLabel(asked.session.browser)} is signed out.`,
      )
      return undefined
    },
  })
}

function textsOf(asked: AskedSignOut) {
  if (asked.kind === 'others') {
    return {
      title: 'Sign out other devices?',
      consequence: 'Every browser but this one is signed out at once. Whoever uses them has to sign in again.',
      confirm: 'Sign out other devices',
    }
  }
  if (asked.session.current) {
    return {
      title: 'Sign out of this browser?',
      consequence: 'Your other devices stay signed in.',
      confirm: 'Sign out',
    }
  }
  return {
    title: `Sign out ${browserLabel(asked.session.browser)}?`,
    consequence: 'That browser is signed out at once. Whoever uses it has to sign in again.',
    confirm: 'Sign out',
  }
}
