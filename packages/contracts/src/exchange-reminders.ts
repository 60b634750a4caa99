import * as z from 'zod'
import { closedObject } from './closed-object.ts'
import { shownWords } from './fields.ts'

const zone = 'The time zone must be the IANA name of one, such as America/Phoenix'

/** Headers of a choice; other headers are allowed. */
export const reminderHeadersSchema = z.looseObject({ 'shown-words': shownWords.optional() })

/** Switches the reminders on, at 8:00 in that time zone, or off with null. */
export const reminderChoiceSchema = closedObject({
  timeZone: z.string(zone).max(64, zone).refine(isTimeZone, zone).nullable(),
}).meta({ description: 'Whether to remind of the deadlines of an exchange, and in which time zone' })

/** How the reminders stand. */
export const exchangeRemindersSchema = z
  .object({
    /** Where it has to be 8:00; null while they are off. */
    timeZone: z.string().nullable(),
    /** The day of the next one; null while they are off, or while the saved file gives none. */
    next: z.iso.date().nullable(),
  })
  .meta({ description: 'Reminders of the deadlines of an exchange' })

export type ExchangeReminders = z.output<typeof exchangeRemindersSchema>

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
