import type { Hold } from '@dst/contracts'
import { clockOf } from '@dst/domain/time'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { useEffect, useRef } from 'react'
import { spanOf, timeOf, zoneName } from '~/lib/time/moment.ts'
import { useNow } from '~/lib/time/use-now.ts'
import type { Booking, BookingStep } from './use-booking.ts'
import { WayFields } from './way-fields.tsx'

interface HeldTimeProps {
  step: Extract<BookingStep, { kind: 'held' }>
  booking: Booking
}

/** A time that is held for ten minutes, until the user books it or chooses another one. */
export function HeldTime({ step, booking }: HeldTimeProps) {
  const { booked, busy, chooseAgain } = booking
  const timeZone = booking.zone || undefined
  const { hold, reminded } = step
  const reminder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Respond to every attempt to leave, not only the first.
    if (step.reminded) reminder.current?.focus()
  }, [step])

  return (
    <>
      <p tabIndex={-1} data-autofocus={reminded ? undefined : true} className="request-appointment">
        <strong>{spanOf(hold, timeZone)}</strong> <span>{`(${zoneName(timeZone)})`}</span>
      </p>
      <HoldClock heldUntil={hold.heldUntil} timeZone={timeZone} />
      <WayFields booking={booking} />
      {reminded ? (
        <div ref={reminder} tabIndex={-1} data-autofocus>
          {booked === null ? (
            <Banner tone="caution" heading="This time is not booked yet" announce="none">
              Book it, or close without booking.
            </Banner>
          ) : (
            <Banner tone="caution" heading="Your conversation has not moved yet" announce="none">
              Move it to this time, or close without moving.
            </Banner>
          )}
        </div>
      ) : null}
      <div className="request-actions">
        <Button variant="secondary" disabled={busy} onClick={() => chooseAgain()}>
          Choose another time
        </Button>
      </div>
    </>
  )
}

/**
 * When the hold ends. The countdown is visual only; screen readers get the clock time and are notified when the hold
 * ends.
 */
function HoldClock({ heldUntil, timeZone }: Pick<Hold, 'heldUntil'> & { timeZone: string | undefined }) {
  const until = new Date(heldUntil)
  const now = useNow(1000, true)
  const left = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return (
    <output className="text-ink-muted">
      {left === 0 ? (
        'The ten minutes are over, so somebody else may take this time. You can still try to book it.'
      ) : (
        <span>
          <span>{`This time is kept for you until ${timeOf(until, timeZone)}`}</span>
          <span aria-hidden="true" className="[font-variant-numeric:tabular-nums]">
            {` (${clockOf(left)} left)`}
          </span>
          .
        </span>
      )}
    </output>
  )
}
