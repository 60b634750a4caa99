import type { Consultation } from '@dst/contracts'
import { Dialog } from '@dst/ui/dialog'
import { useState } from 'react'
import { ContentText } from '~/lib/content-text'
import { comingAppointment } from '~/lib/request-reach'
import { useSignInWhenEnded } from '~/lib/sign-in-again'
import { BookingFooter } from './booking-footer'
import { TimeChoice } from './time-choice'
import { useBooking } from './use-booking'

interface TimesDialogProps {
  request: Consultation
  /** Whether a time can be booked or moved; otherwise it can be cancelled alone. */
  canBook: boolean
  onClose: () => void
}

/** The time of a request that was made before: books, moves or cancels it. */
export function TimesDialog({ request, canBook, onClose }: TimesDialogProps) {
  const [now] = useState(() => new Date())
  const booking = useBooking(request.id, comingAppointment(request, now), canBook)
  useSignInWhenEnded(true)
  return (
    <Dialog
      open
      onClose={() => booking.mayLeave() && onClose()}
      busy={booking.busy}
      size="large"
      title="A time to talk"
      description={
        <>
          With <ContentText text={request.partner.name} />.
        </>
      }
      footer={<BookingFooter label="Done" booking={booking} onClose={onClose} />}
    >
      <TimeChoice request={request} booking={booking} />
    </Dialog>
  )
}
