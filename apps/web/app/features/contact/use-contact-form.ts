import { contactErrors } from '@dst/domain/errors'
import { validateContactMessage, type ContactMessageEntry } from '@dst/domain/validation'
import { useState, type SubmitEvent } from 'react'
import { createMessageKeys } from './message-key'
import type { ContactOutcome, OutgoingMessage } from './send-message'

type FieldIssues = Partial<Record<keyof ContactMessageEntry, string>>

/** The state of the contact form: what is wrong with its fields, whether it is being sent, and how that ended. */
export function useContactForm() {
  const [issues, setIssues] = useState<FieldIssues>({})
  const [outcome, setOutcome] = useState<ContactOutcome>()
  const [busy, setBusy] = useState(false)
  const [keyOf] = useState(() => createMessageKeys('randomUUID' in crypto ? () => crypto.randomUUID() : undefined))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const data = new FormData(form)
    const entry = entryOf(data)
    const found = issuesByField(entry)
    setIssues(found)
    setOutcome(undefined)
    const [first] = Object.keys(found)
    if (first === undefined) void send(form, { entry, topic: textOf(data, 'topic'), idempotencyKey: keyOf(entry) })
    else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  async function send(form: HTMLFormElement, message: OutgoingMessage) {
    setBusy(true)
    const sender = await import('./send-message').catch(() => undefined)
    const ended = (await sender?.sendMessage(message)) ?? { sent: false, message: contactErrors.network.message }
    if (ended.sent) form.reset()
    setOutcome(ended)
    setBusy(false)
  }

  return { issues, outcome, busy, submit }
}

/** What is wrong with each field, in the order of the form. */
export function issuesByField(entry: ContactMessageEntry): FieldIssues {
  return Object.fromEntries(validateContactMessage(entry).map(({ field, message }) => [field, message]))
}

function entryOf(data: FormData): ContactMessageEntry {
  return {
    firstName: textOf(data, 'firstName'),
    lastName: textOf(data, 'lastName'),
    email: textOf(data, 'email'),
    subject: textOf(data, 'subject'),
    message: textOf(data, 'message'),
  }
}

function textOf(data: FormData, name: keyof ContactMessageEntry | 'topic'): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
