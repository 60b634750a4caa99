import type { Slot } from '@dst/contracts'
import { RadioGroup } from '@dst/ui/radio-group'
import { Spinner } from '@dst/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { dayOf, momentOf, timeOf, zoneName } from '~/lib/time/moment.ts'
import { callingHoursText, isWithinCallingHours } from '../calling-moment.ts'
import { firmSlotsQuery } from '../leads-queries.ts'
import { ActionDialog, type ActionDialogOf } from './action-dialog.tsx'

/** Books one of the firm's free times at which the person can be called. */
export function ScheduleDialog({ lead, recorder, firmTimeZone, onClose, onDone }: ActionDialogOf) {
  const { data, error, isFetching, refetch } = useQuery(firmSlotsQuery)
  const [chosen, setChosen] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const taken = recorder.problem?.slots
  const free = data === undefined ? [] : freeSlots(data.days, lead.timeZone)
  // Of one that was just taken, the nearest are offered first.
  const offered = taken === undefined ? free : [...taken, ...free.filter((slot) => !isAmong(slot, taken))]

  async function confirm() {
    setMissing(chosen === undefined)
    if (chosen !== undefined && (await recorder.record({ kind: 'schedule', start: chosen }))) onDone()
  }

  return (
    <ActionDialog
      title="Book a time"
      kind="schedule"
      lead={lead}
      recorder={recorder}
      confirm="Book it"
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{zonesText(firmTimeZone, lead.timeZone)}</p>
      {data === undefined && isFetching ? <Spinner label="Looking for free times..." /> : null}
      {data === undefined && !isFetching ? (
        <ReadProblem what="The free times" error={error} onRetry={() => void refetch()} />
      ) : null}
      {data !== undefined && offered.length === 0 ? <p>{nothingFree}</p> : null}
      {offered.length === 0 ? null : (
        <RadioGroup
          legend="Free times"
          name="start"
          options={offered.map(({ start }) => ({ value: start, ...slotLabel(start, firmTimeZone, lead.timeZone) }))}
          value={chosen}
          onValueChange={setChosen}
          error={isMissing && chosen === undefined ? 'Choose one.' : undefined}
        />
      )}
    </ActionDialog>
  )
}

const nothingFree = `No time is free at which they can be called, from ${callingHoursText} theirs.`

/** The free times that lie within the hours at which the person can be called. */
export function freeSlots(
  days: readonly (readonly (Slot & { state: string })[])[],
  timeZone: string | null,
): (Slot & { state: string })[] {
  const isCallable = ({ start, end }: Slot) =>
    timeZone === null || [start, momentBefore(end)].every((moment) => isWithinCallingHours(moment, timeZone))
  return days.flat().filter((slot) => slot.state === 'free' && isCallable(slot))
}

/** A conversation may end when the hours do. */
function momentBefore(end: string): Date {
  return new Date(new Date(end).getTime() - 1)
}

function isAmong({ start }: Slot, slots: readonly Slot[]): boolean {
  return slots.some((slot) => slot.start === start)
}

function slotLabel(start: string, firm: string, person: string | null): { label: string; hint?: string } {
  const label = momentOf(start, firm)
  if (person === null || zoneName(person) === zoneName(firm)) return { label }
  const isSameDay = dayOf(start, person) === dayOf(start, firm)
  return { label, hint: `${isSameDay ? timeOf(start, person) : momentOf(start, person)} theirs` }
}

function zonesText(firm: string, person: string | null): string {
  const yours = `Times are your firm’s, ${zoneName(firm)}.`
  return person === null
    ? `${yours} Their time zone is unknown: ask before you book.`
    : `${yours} Theirs is ${zoneName(person)}.`
}
