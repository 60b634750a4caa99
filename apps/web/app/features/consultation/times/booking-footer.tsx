import { Button } from '@dst/ui/button'
import type { Booking } from './use-booking.ts'

interface BookingFooterProps {
  /** Label of the close button while no time is held. */
  label: string
  /** Whether that button is the one to press: something was done. */
  isDone: boolean
  booking: Booking
  onClose: () => void
}

/**
 * The buttons below a choice of times. While a time is held, booking it is the primary action, and the close button
 * says what closing does.
 */
export function BookingFooter({ label, isDone, booking: { step, booked, busy, book }, onClose }: BookingFooterProps) {
  if (step.kind !== 'held')
    return (
      <Button key="close" variant={isDone ? 'primary' : 'secondary'} disabled={busy} onClick={onClose}>
        {label}
      </Button>
    )
  const moves = booked !== null
  return (
    <>
      <Button key="unbooked" variant="secondary" disabled={busy} onClick={onClose}>
        {moves ? 'Close without moving' : 'Close without booking'}
      </Button>
      <Button key="book" busy={busy} busyLabel={moves ? 'Moving...' : 'Booking...'} onClick={() => book(step.hold)}>
        {moves ? 'Move to this time' : 'Book this time'}
      </Button>
    </>
  )
}
