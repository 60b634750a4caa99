import { createHash } from 'node:crypto'
import { isReviewed, directProse } from './walk.ts'

/** Where a text stands in its page, its review date, and the fingerprint of its words. */
export interface TextDate {
  readonly place: string
  readonly reviewed: string
  readonly words: string
}

/** The review date of each text of a page, with a fingerprint of the words; texts inside it have their own. */
export function textDates(place: string, content: unknown): TextDate[] {
  if (typeof content !== 'object' || content === null) return []
  const inside = Object.entries(content).flatMap(([key, value]: [string, unknown]) =>
    textDates(`${place}/${nameOf(value) ?? key}`, value),
  )
  return isReviewed(content)
    ? [{ place, reviewed: content.reviewed, words: fingerprint(directProse(content).join('\n')) }, ...inside]
    : inside
}

/** The texts whose words differ from the record although their review date is not later. */
export function olderThanTheirText(record: readonly TextDate[], found: readonly TextDate[]): string[] {
  const known = new Map(record.map((text) => [text.place, text]))
  return found.flatMap(({ place, reviewed, words }) => {
    const before = known.get(place)
    return before === undefined || before.words === words || reviewed > before.reviewed ? [] : [place]
  })
}

/** A record as lines, sorted, so that it reads well in a diff. */
export function writeTextDates(texts: readonly TextDate[]): string {
  return `${texts
    .map(({ place, reviewed, words }) => `${place} ${reviewed} ${words}`)
    .toSorted()
    .join('\n')}\n`
}

/** Reads what `writeTextDates` has written. */
export function readTextDates(text: string): TextDate[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [place = '', reviewed = '', words = ''] = line.split(' ')
      return { place, reviewed, words }
    })
}

function nameOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}
