import type { Appointment } from '@dst/contracts'
import { Button } from '@dst/ui/button'
import { spanOf, zoneName } from '~/lib/time/moment.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { wayLabel } from './way-label.ts'
import type { Booking } from './use-booking.ts'

interface BookedTimeProps {
  appointment: Appointment
  /** Whom the conversation is with. */
  partner: string
  /** Whether the user is being asked to confirm the cancellation. */
  asking: boolean
  booking: Booking
}

/** A booked time and the available actions. */
export function BookedTime({
  appointment,
  partner,
  asking,
  booking: { offered, chooseAgain, setStep, cancel, busy, zone },
}: BookedTimeProps) {
  const timeZone = zone || undefined
  const keep = () => setStep({ kind: 'booked', appointment })
  return (
    <>
      <p tabIndex={-1} data-autofocus className="request-appointment">
        Booked: <strong>{spanOf(appointment, timeZone)}</strong> <span>{`(${zoneName(timeZone)})`}</span>
      </p>
      <p>{wayLabel(appointment.way)}</p>
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
            <AddToCalendar appointment={appointment} partner={partner} />
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
