import type { ConsultationReceipt } from '@dst/contracts'
import { zoneName } from '~/lib/time/moment.ts'

/** How the advisor partner may contact the user. */
export type ContactMethod = ConsultationReceipt['preferredContactMethod']
/** When the advisor partner may contact the user. */
export type ContactTime = ConsultationReceipt['bestContactTime']

/** The label of each contact method, in the order of the form. */
export const contactMethodLabels = {
  phone: 'Phone',
  email: 'Email',
  text: 'Text message',
} as const satisfies Record<ContactMethod, string>

/** The label of each time of day, in the order of the form. */
export const contactTimeLabels = {
  morning: 'Morning (9am-12pm)',
  afternoon: 'Afternoon (12pm-5pm)',
  evening: 'Evening (5pm-8pm)',
  anytime: 'Anytime during business hours',
} as const satisfies Record<ContactTime, string>

/** A best time with its time zone, if it is known: "Morning (9am-12pm), Pacific Time". */
export function contactTimeLabel({
  bestContactTime,
  contactTimeZone,
}: Pick<ConsultationReceipt, 'bestContactTime' | 'contactTimeZone'>): string {
  const label = contactTimeLabels[bestContactTime]
  return contactTimeZone === null ? label : `${label}, ${zoneName(contactTimeZone)}`
}

/** Every contact method as a form option. */
export const contactMethodOptions = optionsFrom(contactMethodLabels)
/** Every time of day as a form option. */
export const contactTimeOptions = optionsFrom(contactTimeLabels)

function optionsFrom<Value extends string>(labels: Record<Value, string>): { value: Value; label: string }[] {
  // Object.keys loses the key type; the record above has exactly these keys.
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))
}
