import type { Appointment } from '@dst/contracts'
import { Button } from '@dst/ui/button'
import { spanOf, zoneName } from '~/lib/time/moment.ts'
import type { Booking } from './use-booking.ts'

interface BookedTimeProps {
  appointment: Appointment
  /** Whether the user is being asked to confirm the cancellation. */
  asking: boolean
  booking: Booking
}

/** A booked time and the available actions. */
export function BookedTime({
  appointment,
  asking,
  booking: { offered, chooseAgain, setStep, cancel, busy },
}: BookedTimeProps) {
  const keep = () => setStep({ kind: 'booked', appointment })
  return (
    <>
      <p tabIndex={-1} data-autofocus className="request-appointment">
        Booked: <strong>{spanOf(appointment)}</strong> <span>{`(${zoneName()})`}</span>
      </p>
      {asking ? (
        <>
          <output>Do you want to cancel this conversation? If the partner knows of it, we tell the partner.</output>
          <div className="request-actions">
            <Button key="cancel" variant="danger" busy={busy} busyLabel="Canceling..." onClick={cancel}>
              Yes, cancel it
            </Button>
            <Button key="keep" variant="secondary" disabled={busy} onClick={keep}>
              Keep it
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-ink-muted">An invitation for your calendar comes to your email address.</p>
          <div className="request-actions">
            {offered ? (
              <Button key="move" variant="secondary" onClick={() => chooseAgain()}>
                Move it
              </Button>
            ) : null}
            <Button key="ask" variant="quiet" onClick={() => setStep({ kind: 'cancelling', appointment })}>
              Cancel it
            </Button>
          </div>
        </>
      )}
    </>
  )
}
