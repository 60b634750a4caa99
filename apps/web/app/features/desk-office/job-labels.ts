import type { DeskJob } from '@dst/contracts/desk'

const kinds = new Map([
  ['lead-webhook', 'Request to the firm, over its connection'],
  ['lead-mail', 'Request to the firm, by mail'],
  ['withdrawal-webhook', 'Withdrawal to the firm, over its connection'],
  ['withdrawal-mail', 'Withdrawal to the firm, by mail'],
  ['appointment-webhook', 'Conversation to the firm, over its connection'],
  ['appointment-partner-mail', 'Conversation to the firm, by mail'],
  ['appointment-mail', 'Mail to the person about a conversation'],
  ['request-mail', 'Mail to the person about a request'],
  ['consent-ask-mail', 'Question to the person whether a request may be shared'],
  ['contact-mail', 'Message from the contact form, to us'],
  ['account-mail', 'Mail about an account'],
  ['desk-invitation', 'Invitation to the desk'],
  ['desk-action', 'What an adviser reported, once it can’t be undone'],
  ['account-deletion', 'Deletion of an account'],
  ['deletion-mail', 'Mail that confirms a deletion'],
  ['account-upkeep', 'Regular work on accounts'],
  ['exchange-cleanup', 'Regular cleanup of exchanges'],
  ['exchange-reminders', 'Regular look for due reminders'],
  ['exchange-reminder-mail', 'Mail with a reminder of an exchange'],
  ['lead-watch', 'Regular look for late requests'],
  ['legal-notices', 'Regular look for whom to tell of changed terms'],
  ['legal-notice-mail', 'Mail about changed terms'],
  ['retention', 'Regular deletion of what was kept long enough'],
])

/** What a job does; a kind that is not known here is named by its code. */
export function jobLabel(kind: string): string {
  return kinds.get(kind) ?? kind
}

/** The state of a job in a word or two. */
export const jobStateLabels = {
  waiting: 'Waiting for its next try',
  active: 'Running now',
  failed: 'Failed',
  dead: 'Given up after the last try',
  completed: 'Done',
  cancelled: 'Canceled',
} as const satisfies Record<DeskJob['state'], string>
