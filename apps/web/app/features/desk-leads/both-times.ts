import { dayOf, momentOf, timeOf, zoneName } from '~/lib/time/moment.ts'

/** Whose clocks a moment is told by. */
export interface Zones {
  /** IANA time zone of the person; null if nobody knows it. */
  person: string | null
  /** The reader's own; this device's by default. */
  reader?: string | undefined
}

/**
 * A moment by both clocks, e.g. "4:10 pm your time, 1:10 pm theirs"; with the day where that is not today.
 */
export function bothTimes(moment: string, now: Date, { person, reader }: Zones): string {
  const yours = dayOf(moment, reader) === dayOf(now, reader) ? timeOf(moment, reader) : momentOf(moment, reader)
  if (person === null) return `${yours} your time, their time zone is unknown`
  if (zoneName(person) === zoneName(reader)) return `${yours}, your time and theirs`
  const theirs = dayOf(moment, person) === dayOf(moment, reader) ? timeOf(moment, person) : momentOf(moment, person)
  return `${yours} your time, ${theirs} theirs`
}
