import type { ConsultationReceipt } from '@dst/contracts'

/** How the advisor partner may get in touch. */
export type ContactMethod = ConsultationReceipt['preferredContactMethod']
/** When the advisor partner may get in touch. */
export type ContactTime = ConsultationReceipt['bestContactTime']

/** The words of each way to get in touch, in the order of the form. */
export const contactMethodLabels = {
  phone: 'Phone',
  email: 'Email',
  text: 'Text message',
} as const satisfies Record<ContactMethod, string>

/** The words of each time of day, in the order of the form. */
export const contactTimeLabels = {
  morning: 'Morning (9am-12pm)',
  afternoon: 'Afternoon (12pm-5pm)',
  evening: 'Evening (5pm-8pm)',
  anytime: 'Anytime during business hours',
} as const satisfies Record<ContactTime, string>

/** Every way to get in touch as a choice of the form. */
export const contactMethodOptions = optionsFrom(contactMethodLabels)
/** Every time of day as a choice of the form. */
export const contactTimeOptions = optionsFrom(contactTimeLabels)

function optionsFrom<Value extends string>(labels: Record<Value, string>): { value: Value; label: string }[] {
  // Object.keys forgets the key type; the record above has exactly these keys.
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))
}
