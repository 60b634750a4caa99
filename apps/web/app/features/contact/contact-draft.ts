import type { ContactMessageEntry } from '@dst/domain/validation'
import { dropDraft, keepDraft, readDraft } from '~/services/drafts.ts'

const fields = [
  'firstName',
  'lastName',
  'email',
  'subject',
  'message',
] as const satisfies readonly (keyof ContactMessageEntry)[]
const messageOf = (owner: string) => ({ kind: 'contact', owner }) as const

/** Stores the form's content; an empty form removes it. Returns whether a draft is stored. */
export function keepMessage(owner: string, entry: ContactMessageEntry): boolean {
  const filled = fields.some((field) => entry[field] !== '')
  if (filled) keepDraft(messageOf(owner), entry)
  else dropDraft(messageOf(owner))
  return filled
}

/** Deletes the stored draft. */
export function discardMessage(owner: string): void {
  dropDraft(messageOf(owner))
}

/** Deletes the draft of a sent message, unless another tab has stored different text in the meantime. */
export function forgetSentMessage(owner: string, sent: ContactMessageEntry): void {
  const kept = acceptedMessage(readDraft(messageOf(owner)))
  if (fields.every((field) => kept[field].trim() === sent[field].trim())) discardMessage(owner)
}

/** Fills a stored draft into a form that is still empty. Returns whether it did. */
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

/** The five text fields of a stored draft; anything that isn't a string becomes empty. */
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
