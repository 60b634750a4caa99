import { exchangeReminders, notificationSettings } from '@dst/content/notifications'
import type { ConsentRecord } from '@dst/contracts'

/** The subject of each kind of consent. */
export const consentTitles: Readonly<Record<string, string>> = {
  terms: 'Terms of Service and Privacy Policy',
  'data-sharing': 'Sharing your details with the partner',
  'phone-calls': 'Phone calls from the partner',
  'text-messages': 'Text messages from the partner',
  [exchangeReminders.name]: exchangeReminders.title,
  ...Object.fromEntries(notificationSettings.map(({ name, label }) => [name, label])),
}

const switches = new Set<string>([exchangeReminders.name, ...notificationSettings.map(({ name }) => name)])

/** The subject of a consent. */
export function consentTitle(kind: ConsentRecord['kind']): string {
  return consentTitles[kind] ?? kind
}

/** The decision as text: a consent is agreed to, a profile switch is on or off. */
export function decisionLabel({ kind, given }: Pick<ConsentRecord, 'kind' | 'given'>): string {
  if (isSwitch(kind)) return given ? 'Switched on' : 'Switched off'
  return given ? 'Agreed' : 'Not agreed'
}

/** Whether a consent is a switch on the profile. */
export function isSwitch(kind: ConsentRecord['kind']): boolean {
  return switches.has(kind)
}
