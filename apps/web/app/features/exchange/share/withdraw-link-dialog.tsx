import type { ExchangeShare } from '@dst/contracts'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import { datedMomentOf } from '~/lib/time/moment.ts'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { api } from '~/services/api.ts'
import { withdrawLink } from './make-link.ts'

interface WithdrawLinkDialogProps {
  share: ExchangeShare
  onClose: () => void
  /** Called with the time of the withdrawal. */
  onWithdrawn: (id: string, withdrawnAt: string) => void
}

/** Asks before a link is withdrawn: it can't be brought back. */
export function WithdrawLinkDialog({ share, onClose, onWithdrawn }: WithdrawLinkDialogProps) {
  const {
    isPending: busy,
    data,
    mutate: withdraw,
  } = useMutation({
    mutationFn: () => withdrawLink(share.id, api),
    onSuccess: (outcome) => {
      if (outcome.ok) onWithdrawn(share.id, new Date().toISOString())
    },
  })
  const problem = data?.ok === false ? data.error : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      role="alertdialog"
      title="Withdraw this link?"
      description={
        `The link made ${datedMomentOf(share.createdAt)} will no longer open, and its content is deleted. This can’t ` +
        'be undone. What somebody has read or printed stays with them.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Withdrawing..." onClick={() => withdraw()}>
            Withdraw
          </Button>
        </>
      }
    >
      <ErrorBanner
        message={problem?.message}
        retryAt={problem?.retryAt}
        action={problem?.code === 'session-expired' ? <SignInAgain /> : undefined}
      />
    </Dialog>
  )
}
