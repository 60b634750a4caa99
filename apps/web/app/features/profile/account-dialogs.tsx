import { site } from '@dst/content/site'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { TwoStepConfirmation } from '@dst/ui/two-step-confirmation'

interface DialogState {
  open: boolean
  onClose: () => void
}

/** Asks before every change since the last save is dropped. */
export function ResetDialog({ open, onClose, onReset }: DialogState & { onReset: () => void }) {
  const reset = () => {
    onReset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title="Reset to Default"
      description="Your profile and notifications go back to the values that were last saved. What you changed since then is lost."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>Cancel</Button>
          <Button onClick={reset}>Reset</Button>
        </>
      }
    />
  )
}

/** Warns, then asks to type DELETE. Deleting by oneself is switched off, so the last button says how to ask for it. */
export function DeleteAccountDialog({ open, onClose }: DialogState) {
  return (
    <TwoStepConfirmation
      open={open}
      onClose={onClose}
      title="Delete Account"
      warning="Deleting your account removes your profile, your answers, your score and your requests for good. This cannot be undone."
      cancelLabel="Cancel"
      continueLabel="Continue"
      word="DELETE"
      wordLabel="Type DELETE to confirm"
      confirmLabel="Delete Account"
      blockedReason={`Accounts are deleted on request for now: write to ${site.email} from the address of your account.`}
    />
  )
}
