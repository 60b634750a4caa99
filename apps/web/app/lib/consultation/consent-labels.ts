import { exchangeReminders, notificationSettings } from '@dst/content/notifications'
import type { ConsentRecord } from '@dst/contracts'

const titles = new Map<string, string>([
  ['terms', 'Terms of Service and Privacy Policy'],
  ['data-sharing', 'Sharing your details with the partner'],
  ['phone-calls', 'Phone calls from the partner'],
  ['text-messages', 'Text messages from the partner'],
  [exchangeReminders.name, exchangeReminders.title],
  ...notificationSettings.map(({ name, label }) => [name, label] as const),
])

const switches = new Set<string>([exchangeReminders.name, ...notificationSettings.map(({ name }) => name)])

/** The subject of a consent. */
export function consentTitle(kind: ConsentRecord['kind']): string {
  return titles.get(kind) ?? kind
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
