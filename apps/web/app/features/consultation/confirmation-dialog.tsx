import type { ConsultationReceipt } from '@dst/contracts'
import { Button } from '@dst/ui/button'
import { DescriptionList } from '@dst/ui/description-list'
import { Dialog } from '@dst/ui/dialog'
import { confirmationItems, whatHappensNext } from './confirmation'

interface ConfirmationDialogProps {
  receipt: ConsultationReceipt
  name: string
  onClose: () => void
}

/** Says what was asked for and what follows. Every way to close it leads on. */
export function ConfirmationDialog({ receipt, name, onClose }: ConfirmationDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Consultation Request Confirmed"
      description={`Thank you, ${name.trim() || 'Investor'}. We have your request.`}
      footer={<Button onClick={onClose}>Got it, thanks!</Button>}
    >
      <DescriptionList items={confirmationItems(receipt)} />
      <div>
        <h3>What Happens Next?</h3>
        <p className="mt-2 text-ink-muted">{whatHappensNext(receipt)}</p>
      </div>
    </Dialog>
  )
}
