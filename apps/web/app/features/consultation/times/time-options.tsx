import type { ConsultationReceipt, Slot } from '@dst/contracts'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { Spinner } from '@dst/ui/spinner'
import { useId, useState, type ReactNode } from 'react'
import { dayOf, spanOf, timeOf, zoneName } from '~/lib/time/moment.ts'
import { ZoneField } from '../zone-field.tsx'
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
  const { slots, booked, hold, setStep, zone, chooseZone } = booking
  const timeZone = zone || undefined
  const days = slots.data?.days ?? []
  const offered = nearest ?? firstChoices(days, request.bestContactTime, timeZone)
  return (
    <>
      {notice === undefined ? null : (
        <div tabIndex={-1} data-autofocus>
          <Banner tone="info">{notice}</Banner>
        </div>
      )}
      {chooseZone === undefined ? null : (
        <ZoneField id="slots-zone" name="timeZone" value={zone} onChoose={chooseZone} />
      )}
      {zone === '' ? null : <SlotsNote slots={slots} zone={zone} />}
      <ul className="time-buttons">
        {offered.map((slot) => (
          <li key={slot.start}>
            <TimeButton slot={slot} booking={booking} onChoose={hold}>
              {dayOf(slot.start, timeZone)}
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
            {`Keep ${spanOf(booked, timeZone)}`}
          </Button>
        )}
      </div>
    </>
  )
}

function SlotsNote({ slots: { data, error, isError, isFetching, refetch }, zone }: Pick<Booking, 'slots' | 'zone'>) {
  if (data === undefined && isError && !isFetching) {
    return <ReadProblem what="The free times" error={error} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <Spinner label="Looking for free times..." />
  const [first] = data.days.flat()
  if (first === undefined) return <p>No time is free in the next few days.</p>
  return (
    <p className="text-ink-muted">
      {`A conversation takes ${minutesOf(first)} minutes. Times are in your time zone, ${zoneName(zone)}.`}
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
        {byDay(slots, booking.zone).map(({ day, slots: times }) => (
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

function TimeButton({ slot, booking: { busy, zone }, onChoose, children }: TimeButtonProps) {
  return (
    <Button variant="secondary" wide aria-disabled={busy || undefined} onClick={() => onChoose(slot)}>
      {children === undefined ? null : <span className="time-day">{children}</span>}{' '}
      <span>{timeOf(slot.start, zone || undefined)}</span>
    </Button>
  )
}
