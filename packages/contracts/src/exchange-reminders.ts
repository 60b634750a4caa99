import * as z from 'zod/mini'
import { described } from './described.ts'
import { closedObject } from './closed-object.ts'
import { shownOn, shownWords } from './fields.ts'

const zone = 'The time zone must be the IANA name of one, such as America/Phoenix'

/** Headers of a choice; other headers are allowed. */
export const reminderHeadersSchema = z.looseObject({
  'shown-words': z.optional(shownWords),
  'shown-on': z.optional(shownOn),
})

/** Switches the reminders on, at 8:00 in that time zone, or off with null. */
export const reminderChoiceSchema = described(
  'Whether to remind of the deadlines of an exchange, and in which time zone',
  closedObject({
    timeZone: z.nullable(z.string(zone).check(z.maxLength(64, zone), z.refine(isTimeZone, zone))),
  }),
)

/** How the reminders stand. */
export const exchangeRemindersSchema = described(
  'Reminders of the deadlines of an exchange',
  z.object({
    /** Where it has to be 8:00; null while they are off. */
    timeZone: z.nullable(z.string()),
    /** The day of the next one; null while they are off, or while the saved file gives none. */
    next: z.nullable(z.iso.date()),
  }),
)

/** The time zone of the reminders and the day of the next one (yyyy-mm-dd); both null while they are off. */
export type ExchangeReminders = z.output<typeof exchangeRemindersSchema>

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
