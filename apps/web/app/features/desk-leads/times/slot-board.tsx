import { Button } from '@dst/ui/button'
import { Skeleton } from '@dst/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { dayOf, momentOf, spanOf, timeOf } from '~/lib/time/moment.ts'
import { firmSlotsQuery } from '../leads-queries.ts'
import { blockSlot, freeSlot, isBlocked, otherSpans, type FirmSlot } from './blocked-spans.ts'
import type { ScheduleForm } from './use-schedule-form.ts'

/** The times of the next working days, each to be blocked or freed, and what else is blocked. */
export function SlotBoard({ schedule }: { schedule: ScheduleForm }) {
  const { data, error, isFetching, refetch } = useQuery(firmSlotsQuery)
  const [openedAt] = useState(() => new Date())
  const blocked = schedule.form.watch('blocked')
  if (data === undefined) {
    return error !== null && !isFetching ? (
      <ReadProblem what="The next times" error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton label="Loading the next times" lines={6} />
    )
  }
  const { timeZone, days } = data
  const others = otherSpans(blocked, days.flat(), openedAt)
  return (
    <>
      {days.every((slots) => slots.length === 0) ? <p>There are no times in the next working days.</p> : null}
      {days.map(([first, ...rest]) =>
        first === undefined ? null : (
          <section key={first.start} aria-label={dayOf(first.start, timeZone)} className="leads-slots">
            <h3>{dayOf(first.start, timeZone)}</h3>
            <ul>
              {[first, ...rest].map((slot) => (
                <SlotButton key={slot.start} slot={slot} timeZone={timeZone} schedule={schedule} />
              ))}
            </ul>
          </section>
        ),
      )}
      {others.length === 0 ? null : (
        <section className="leads-slots">
          <h3>Also blocked</h3>
          <ul>
            {others.map((span) => (
              <li key={span.from}>
                <span>{spanText(span, timeZone)}</span>{' '}
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Free ${momentOf(span.from, timeZone)}`}
                  onClick={() =>
                    schedule.set(
                      'blocked',
                      blocked.filter((each) => each !== span),
                    )
                  }
                >
                  Free
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface SlotButtonProps {
  slot: FirmSlot
  timeZone: string
  schedule: ScheduleForm
}

/** One time: a press blocks or frees it. One that is booked stays so. */
function SlotButton({ slot, timeZone, schedule: { form, set } }: SlotButtonProps) {
  const time = timeOf(slot.start, timeZone)
  if (slot.state === 'booked') {
    return (
      <li className="leads-slot" data-state="booked">
        <span>{time}</span> <span>Booked</span>
      </li>
    )
  }
  const blocked = form.watch('blocked')
  const isOff = isBlocked(blocked, slot)
  return (
    <li>
      <Button
        variant="secondary"
        size="small"
        wide
        className="leads-slot"
        data-state={isOff ? 'blocked' : 'free'}
        onClick={() => set('blocked', isOff ? freeSlot(blocked, slot) : blockSlot(blocked, slot))}
      >
        <span className="leads-slot-time">{time}</span> <span>{isOff ? 'Blocked' : 'Free'}</span>
      </Button>
    </li>
  )
}

function spanText({ from, to }: { from: string; to: string }, timeZone: string): string {
  return dayOf(from, timeZone) === dayOf(to, timeZone)
    ? spanOf({ start: from, end: to }, timeZone)
    : `${momentOf(from, timeZone)} to ${momentOf(to, timeZone)}`
}
