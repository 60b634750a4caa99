import { Button } from '@dst/ui/button'
import type { Booking } from './use-booking.ts'

interface BookingFooterProps {
  /** Label of the close button when there is nothing left to do. */
  label: string
  booking: Booking
  onClose: () => void
}

/**
 * The buttons below a choice of times. While a time is held, booking it is the primary action, and the close button
 * says what closing does.
 */
export function BookingFooter({ label, booking: { step, busy, book }, onClose }: BookingFooterProps) {
  if (step.kind !== 'held')
    return (
      <Button key="close" disabled={busy} onClick={onClose}>
        {label}
      </Button>
    )
  return (
    <>
      <Button key="unbooked" variant="secondary" disabled={busy} onClick={onClose}>
        Close without booking
      </Button>
      <Button key="book" busy={busy} busyLabel="Booking..." onClick={() => book(step.hold)}>
        Book this time
      </Button>
    </>
  )
}
