import type { Consultation, ConsultationReceipt } from '@dst/contracts'
import { Button } from '@dst/ui/button'
import { DescriptionList } from '@dst/ui/description-list'
import { Dialog } from '@dst/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ContentText } from '~/lib/copy/content-text.tsx'
import { comingAppointment } from '~/lib/consultation/request-reach.ts'
import { useSignInWhenEnded } from '~/lib/account/sign-in-again.tsx'
import { consultationsQuery } from '~/services/queries/consultations.ts'
import { confirmationItems, confirmationTitle, whatHappensNext } from './confirmation.ts'
import { BookingFooter } from './times/booking-footer.tsx'
import { TimeChoice } from './times/time-choice.tsx'
import { useBooking } from './times/use-booking.ts'

interface ConfirmationDialogProps {
  receipt: ConsultationReceipt
  /** The open request as it was before this one changed it. */
  earlier: Consultation | undefined
  name: string
  onClose: () => void
  /** Offered when the request was saved without consent. */
  onShare: () => void
}

/** Says what was requested and what happens next. Every way to close it moves on. */
export function ConfirmationDialog({ receipt, earlier, name, onClose, onShare }: ConfirmationDialogProps) {
  const [now] = useState(() => new Date())
  const { data: known } = useQuery(consultationsQuery)
  const booked = known?.find(({ id }) => id === receipt.id)?.appointment
  const shared = receipt.shareDataConsent
  const booking = useBooking({
    request: receipt,
    appointment: earlier === undefined ? null : comingAppointment(earlier, now),
    offered: shared,
  })
  useSignInWhenEnded(true)
  const changed = earlier !== undefined && earlier.shareDataConsent === shared
  const received = changed ? 'We have your changes.' : 'We have your request.'
  return (
    <Dialog
      open
      onClose={() => booking.mayLeave() && onClose()}
      busy={booking.busy}
      size="large"
      title={confirmationTitle(receipt)}
      description={`Thank you, ${name.trim() || 'Investor'}. ${received}`}
      footer={
        <>
          {shared ? null : (
            <Button variant="secondary" onClick={onShare}>
              Share it after all
            </Button>
          )}
          <BookingFooter label="Got it, thanks!" isDone booking={booking} onClose={onClose} />
        </>
      }
    >
      <div>
        <h3>What Happens Next?</h3>
        <p className="mt-2 text-ink-muted">
          <ContentText text={whatHappensNext(receipt, earlier, { now, booked })} />
        </p>
      </div>
      {shared ? <TimeChoice request={receipt} booking={booking} /> : null}
      <DescriptionList items={confirmationItems(receipt)} />
    </Dialog>
  )
}
