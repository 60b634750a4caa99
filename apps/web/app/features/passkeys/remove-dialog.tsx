import type { Passkey } from '@dst/auth'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { ErrorBanner } from '~/lib/forms/error-banner.tsx'
import type { PasskeyErrorMessage } from '~/lib/account/passkey-error.ts'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { nameOf } from './passkey-list.tsx'

/** Props of {@link RemoveDialog}. */
export interface RemoveDialogProps {
  passkey: Passkey
  /** Removes it; resolves with the trouble if that failed. */
  onConfirm: () => Promise<PasskeyErrorMessage | undefined>
  onClose: () => void
}

/** Asks for confirmation before a passkey is removed. */
export function RemoveDialog({ passkey, onConfirm, onClose }: RemoveDialogProps) {
  const removal = useMutation({
    mutationFn: async () => {
      const failed = await onConfirm()
      return { trouble: failed && toErrorMessage(failed) }
    },
    onSuccess: ({ trouble }) => {
      if (trouble === undefined) onClose()
    },
  })
  const busy = removal.isPending
  const trouble = removal.data?.trouble
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      role="alertdialog"
      title="Remove this passkey?"
      description={
        `“${nameOf(passkey)}” no longer signs you in. Your device may go on offering it until you ` +
        'delete it there too.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Removing..." onClick={() => removal.mutate()}>
            Remove
          </Button>
        </>
      }
    >
      <ErrorBanner message={trouble?.message} retryAt={trouble?.retryAt} />
    </Dialog>
  )
}
