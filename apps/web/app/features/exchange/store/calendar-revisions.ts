/** What a calendar file last said of one event, by which the next one knows whether anything has changed. */
export interface CalendarRevision {
  /** All that the event says. */
  content: string
  /** Raised with each change of it; a calendar takes the event with the highest one. */
  sequence: number
}

/** The revisions of the events of one exchange, by their names. */
export interface CalendarRevisions {
  /** Whose they are: a file for another exchange begins anew. */
  exchange: string
  events: Readonly<Record<string, CalendarRevision>>
}

const firstSecond = Date.UTC(2026, 0, 1)
const second = 1_000

/**
 * The revisions of events that are about to be saved: one that says what it said keeps its sequence, any other gets a
 * higher one. A new one counts the seconds since 2026, so that it is above what another device has saved before.
 * @source RFC 5545, 3.8.7.4
 */
export function revised(
  before: CalendarRevisions | undefined,
  exchange: string,
  contents: Readonly<Record<string, string>>,
  now: Date,
): CalendarRevisions {
  const known = before?.exchange === exchange ? before.events : {}
  const seconds = Math.max(0, Math.floor((now.getTime() - firstSecond) / second))
  const events = Object.entries(contents).map(([name, content]): [string, CalendarRevision] => {
    const { [name]: last } = known
    if (last?.content === content) return [name, last]
    return [name, { content, sequence: Math.max(seconds, (last?.sequence ?? -1) + 1) }]
  })
  return { exchange, events: { ...known, ...Object.fromEntries(events) } }
}

/** Reads what is stored of them; undefined where it can't be read. */
export function readRevisions(stored: unknown): CalendarRevisions | undefined {
  const { exchange, events } = (stored ?? {}) as { exchange?: unknown; events?: unknown }
  if (typeof exchange !== 'string' || typeof events !== 'object' || events === null) return undefined
  const read = Object.entries(events as Record<string, Partial<CalendarRevision> | null>).flatMap(([name, event]) => {
    const { content, sequence } = event ?? {}
    return typeof content === 'string' && Number.isSafeInteger(sequence)
      ? [[name, { content, sequence: Number(sequence) }] as const]
      : []
  })
  return { exchange, events: Object.fromEntries(read) }
}
