import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'

interface ResetDialogProps {
  open: boolean
  onClose: () => void
  onReset: () => void
}

/** Asks for confirmation before all changes since the last save are discarded. */
export function ResetDialog({ open, onClose, onReset }: ResetDialogProps) {
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
      description={
        'Your profile and notifications go back to the values that were last saved. What you changed since ' +
        'then is lost.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={reset}>Reset</Button>
        </>
      }
    />
  )
}
