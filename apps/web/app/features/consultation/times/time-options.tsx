import type { ConsultationReceipt, Slot } from '@dst/contracts'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { Spinner } from '@dst/ui/spinner'
import { useId, useState, type ReactNode } from 'react'
import { ContentText } from '~/lib/copy/content-text.tsx'
import { dayOf, spanOf, timeOf, zoneName } from '~/lib/time/moment.ts'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { byDay, firstChoices, minutesOf, unbookedLabel } from './time-offer.ts'
import type { Booking } from './use-booking.ts'

interface TimeOptionsProps {
  request: ConsultationReceipt
  booking: Booking
  /** Why the user has to choose again. */
  notice?: string
  /** The free times nearest to one that was just taken. */
  nearest?: readonly Slot[]
}

/**
 * The free times: one on each of the next days as a large button, the rest behind a button, and the option to book
 * none.
 */
export function TimeOptions({ request, booking, notice, nearest }: TimeOptionsProps) {
  const [now] = useState(() => new Date())
  const { slots, booked, hold, setStep } = booking
  const days = slots.data?.days ?? []
  const offered = nearest ?? firstChoices(days, request.bestContactTime)
  return (
    <>
      {notice === undefined ? null : (
        <div tabIndex={-1} data-autofocus>
          <Banner tone="info">{notice}</Banner>
        </div>
      )}
      <SlotsNote slots={slots} />
      <LinkNote request={request} />
      <ul className="time-buttons">
        {offered.map((slot) => (
          <li key={slot.start}>
            <TimeButton slot={slot} booking={booking} onChoose={hold}>
              {dayOf(slot.start)}
            </TimeButton>
          </li>
        ))}
      </ul>
      {days.length === 0 ? null : <AnotherTime slots={days.flat()} booking={booking} />}
      <div className="request-actions">
        {booked === null ? (
          <Button variant="secondary" onClick={() => setStep({ kind: 'unbooked' })}>
            {unbookedLabel(request, now)}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setStep({ kind: 'booked', appointment: booked })}>
            {`Keep ${spanOf(booked)}`}
          </Button>
        )}
      </div>
    </>
  )
}

function SlotsNote({ slots: { data, error, isError, isFetching, refetch } }: Pick<Booking, 'slots'>) {
  if (data === undefined && isError && !isFetching) {
    return <ReadProblem what="The free times" error={error} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <Spinner label="Looking for free times..." />
  const [first] = data.days.flat()
  if (first === undefined) return <p>No time is free in the next few days.</p>
  return (
    <p className="text-ink-muted">
      {`A conversation takes ${minutesOf(first)} minutes. Times are in your time zone, ${zoneName()}.`}
    </p>
  )
}

/** A conversation with somebody who gave no number takes a link. */
function LinkNote({ request: { preferredContactMethod, partner } }: Pick<TimeOptionsProps, 'request'>) {
  if (preferredContactMethod !== 'email') return null
  return (
    <p className="text-ink-muted">
      <ContentText
        text={
          `You asked to be reached by email: we ask ${partner.name} to email you a link for the conversation. ` +
          'To be called instead, change your request and give a number.'
        }
      />
    </p>
  )
}

function AnotherTime({ slots, booking }: { slots: readonly Slot[]; booking: Booking }) {
  const [open, setOpen] = useState(false)
  const listId = useId()
  return (
    <>
      <div>
        <Button variant="secondary" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
          Another time
        </Button>
      </div>
      <div id={listId} hidden={!open} className="time-days">
        {byDay(slots).map(({ day, slots: times }) => (
          <section key={day} aria-label={day}>
            <h4>{day}</h4>
            <ul className="time-buttons" data-size="small">
              {times.map((slot) => (
                <li key={slot.start}>
                  <TimeButton slot={slot} booking={booking} onChoose={booking.hold} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

interface TimeButtonProps {
  slot: Slot
  booking: Booking
  onChoose: (slot: Slot) => void
  /** The day, if no heading above shows it. */
  children?: ReactNode
}

function TimeButton({ slot, booking: { busy }, onChoose, children }: TimeButtonProps) {
  return (
    <Button variant="secondary" wide aria-disabled={busy || undefined} onClick={() => onChoose(slot)}>
      {children === undefined ? null : <span className="time-day">{children}</span>} <span>{timeOf(slot.start)}</span>
    </Button>
  )
}
