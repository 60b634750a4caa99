import type { Consultation } from '@dst/contracts'
import { Dialog } from '@dst/ui/dialog'
import { useState } from 'react'
import { ContentText } from '~/lib/copy/content-text.tsx'
import { comingAppointment } from '~/lib/consultation/request-reach.ts'
import { useSignInWhenEnded } from '~/lib/account/sign-in-again.tsx'
import { BookingFooter } from './booking-footer.tsx'
import { TimeChoice } from './time-choice.tsx'
import { useBooking } from './use-booking.ts'

interface TimesDialogProps {
  request: Consultation
  /** Whether a time can be booked or moved; otherwise it can only be canceled. */
  canBook: boolean
  onClose: () => void
}

/** Books, moves or cancels the time of an existing request. */
export function TimesDialog({ request, canBook, onClose }: TimesDialogProps) {
  const [before] = useState(() => comingAppointment(request, new Date()))
  const booking = useBooking({ request, appointment: before, offered: canBook })
  const untouched = before === null ? 'Not now' : 'Leave it as it is'
  useSignInWhenEnded(true)
  return (
    <Dialog
      open
      onClose={() => booking.mayLeave() && onClose()}
      busy={booking.busy}
      size="large"
      title="A time to talk"
      description={
        <span>
          With <ContentText text={request.partner.name} />.
        </span>
      }
      footer={
        <BookingFooter
          label={booking.isChanged ? 'Done' : untouched}
          isDone={booking.isChanged}
          booking={booking}
          onClose={onClose}
        />
      }
    >
      <TimeChoice request={request} booking={booking} />
    </Dialog>
  )
}
