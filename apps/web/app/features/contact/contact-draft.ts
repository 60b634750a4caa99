import type { ContactMessageEntry } from '@dst/domain/validation'
import { dropDraft, keepDraft, readDraft } from '~/services/drafts'

const fields = [
  'firstName',
  'lastName',
  'email',
  'subject',
  'message',
] as const satisfies readonly (keyof ContactMessageEntry)[]
const messageOf = (owner: string) => ({ kind: 'contact', owner }) as const

/** Keeps what is in the form; an empty form leaves nothing. Tells whether something is kept. */
export function keepMessage(owner: string, entry: ContactMessageEntry): boolean {
  const filled = fields.some((field) => entry[field] !== '')
  if (filled) keepDraft(messageOf(owner), entry)
  else dropDraft(messageOf(owner))
  return filled
}

/** Forgets what is kept. */
export function discardMessage(owner: string): void {
  dropDraft(messageOf(owner))
}

/** Forgets a message that was sent, but not other words that another tab is writing meanwhile. */
export function forgetSentMessage(owner: string, sent: ContactMessageEntry): void {
  const kept = acceptedMessage(readDraft(messageOf(owner)))
  if (fields.every((field) => kept[field].trim() === sent[field].trim())) discardMessage(owner)
}

/** Puts what was kept into a form that is still empty. Tells whether it did. */
export function restoreMessage(owner: string, form: HTMLFormElement): boolean {
  const kept = acceptedMessage(readDraft(messageOf(owner)))
  const controls = fields.map((field) => ({
    field,
    control: form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`),
  }))
  if (controls.some(({ control }) => control?.value !== '') || fields.every((field) => kept[field] === '')) return false
  for (const { field, control } of controls) if (control !== null) control.value = kept[field]
  return true
}

/** Of what was kept, the five texts; whatever is no text is empty. */
export function acceptedMessage(kept: unknown): ContactMessageEntry {
  const text = (field: keyof ContactMessageEntry): string => {
    const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, field) : undefined
    return typeof value === 'string' ? value : ''
  }
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  }
}
