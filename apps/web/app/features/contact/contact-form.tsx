import type { ApiClient, ApiFailure } from '@dst/api-client'
import { contactErrorFrom, contactErrors, errorMessage, notices } from '@dst/domain/errors'
import { contactMessageLimits as limits } from '@dst/domain/parameters'
import { fail, succeed, type Result } from '@dst/domain/result'
import { validateContactMessage, type ContactMessageEntry } from '@dst/domain/validation'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { TextArea } from '@dst/ui/text-area'
import { TextField } from '@dst/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { DraftNote } from '~/lib/forms/draft-note.tsx'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import { FormErrors } from '~/lib/forms/form-errors.tsx'
import { createIdempotencyKeys } from '~/lib/forms/idempotency-keys.ts'
import { acceptTexts, useDraft } from '~/lib/forms/use-draft.ts'
import { RetryWait } from '~/lib/forms/retry-wait.tsx'
import { toErrorMessage, type ErrorMessage } from '~/lib/forms/error-message.ts'
import { api } from '~/services/api.ts'

const idPrefix = 'contact'
const noMessage: ContactMessageEntry = { firstName: '', lastName: '', email: '', subject: '', message: '' }
const acceptMessage = acceptTexts(['firstName', 'lastName', 'email', 'subject', 'message'])

/** The contact form with five fields. It clears after the message was sent, and keeps all input if sending failed. */
export function ContactForm() {
  const form = useForm({
    defaultValues: noMessage,
    resolver: domainResolver(validateContactMessage),
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const draft = useDraft({ kind: 'contact', form, accept: acceptMessage })
  const topic = useRef<HTMLInputElement>(null)
  const [keyOf] = useState(() => createIdempotencyKeys())
  const sending = useMutation({
    mutationFn: (typed: ContactMessageEntry) => {
      const entry = trimmed(typed)
      return sendMessage(api, { entry, topic: topic.current?.value.trim() ?? '', idempotencyKey: keyOf(entry) })
    },
    onSuccess: (outcome, sent) => {
      if (!outcome.ok) return
      form.reset()
      draft.forget(sent)
    },
  })
  const submit = form.handleSubmit(
    (typed) => sending.mutateAsync(typed),
    () => sending.reset(),
  )
  const field = (name: keyof ContactMessageEntry, limit: keyof typeof limits) => ({
    ...form.register(name),
    id: `${idPrefix}-${name}`,
    required: true,
    maxLength: limits[limit],
    error: errors[name]?.message,
  })

  return (
    <form className="contact-form" noValidate aria-label="Send us a message" onSubmit={(event) => void submit(event)}>
      <FormErrors formState={form.formState} idPrefix={idPrefix} />
      <div className="contact-names">
        <TextField {...field('firstName', 'name')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName', 'name')} label="Last name" autoComplete="family-name" />
      </div>
      <TextField {...field('email', 'email')} type="email" label="Email" autoComplete="email" />
      <TextField {...field('subject', 'subject')} label="Subject" />
      <TextArea
        {...field('message', 'message')}
        label="Message"
        rows={6}
        hint="Please leave out account numbers and tax documents."
      />
      <RobotField field={topic} />
      <div aria-live="polite" className="contact-outcome">
        <Outcome of={sending.data} />
      </div>
      <div>
        <Button type="submit" busy={sending.isPending} busyLabel="Sending...">
          Send Message
        </Button>
      </div>
      {draft.isSaved ? <DraftNote until="you send it" discardLabel="Discard" onDiscard={draft.discard} /> : null}
    </form>
  )
}

function Outcome({ of: outcome }: { of: SendOutcome | undefined }) {
  if (outcome === undefined) return null
  return (
    <Banner tone={outcome.ok ? 'success' : 'error'} announce="none">
      <span>{outcome.ok ? notices['contact-sent'].message : outcome.error.message}</span>
      <RetryWait at={outcome.ok ? undefined : outcome.error.retryAt} />
    </Banner>
  )
}

/**
 * A honeypot that people never see. Robots fill it in, which the server detects; browsers don't autofill this name.
 * It is read when sending, because robots change it without an event.
 */
function RobotField({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="ui-visually-hidden" aria-hidden="true">
      <TextField
        ref={field}
        name="topic"
        label="Leave this field empty"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </div>
  )
}

/** A message as it is sent: the five fields, the honeypot's value, and the idempotency key. */
export interface OutgoingMessage {
  entry: ContactMessageEntry
  topic: string
  idempotencyKey: string
}

type SendOutcome = Result<undefined, ErrorMessage>

/** Sends a message; if that failed, with the server's details or error if its response has one. */
export async function sendMessage(
  { contact }: Pick<ApiClient, 'contact'>,
  { entry, topic, idempotencyKey }: OutgoingMessage,
): Promise<SendOutcome> {
  const response = await contact.send(topic === '' ? entry : { ...entry, topic }, { idempotencyKey })
  return response.ok ? succeed(undefined) : fail(refusal(response.error))
}

function trimmed({ firstName, lastName, email, subject, message }: ContactMessageEntry): ContactMessageEntry {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    subject: subject.trim(),
    message: message.trim(),
  }
}

function refusal(failure: ApiFailure): ErrorMessage {
  const response = failure.kind === 'http' ? failure : undefined
  const message = errorMessage(contactErrors[contactErrorFrom(failure)], response)
  return toErrorMessage({ message, retryAfterSeconds: response?.retryAfterSeconds })
}
