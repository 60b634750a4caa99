import * as z from 'zod/mini'
import {
  accountEmailSentence,
  contactEmailSentence,
  phoneNumberSentence,
  profileEmailSentence,
} from './domain-rules.ts'
import { fieldLimits } from './field-limits.ts'
import { inEnglish } from './in-english.ts'

const unstorable = /[\0\p{Surrogate}]/u

/**
 * Trimmed text of at most `maximum` characters; can be empty. Rejects NUL and unpaired surrogates, which Postgres
 * cannot store.
 */
export function text(label: string, maximum: number) {
  return boundedText({ label, maximum, whenMissing: `${label} must be text` })
}

/** Trimmed text that must not be empty; when missing or empty, the message is "<label> is required". */
export function requiredText(label: string, maximum: number) {
  return boundedText({ label, maximum, whenMissing: `${label} is required` }).check(
    z.minLength(1, `${label} is required`),
  )
}

/** The email address of an account: required, at most 255 characters. */
export function accountEmail() {
  return checkedText('Email address', fieldLimits.email, accountEmailSentence)
}

/** The email address on the profile form, with the profile's messages; at most 255 characters. */
export function profileEmail() {
  return checkedText('Email address', fieldLimits.email, profileEmailSentence)
}

/** The email address on the contact form, with the contact form's messages; at most 255 characters. */
export function contactEmail() {
  return checkedText('Email', fieldLimits.email, contactEmailSentence)
}

/** A phone number: empty, or 7 to 15 digits with an optional leading + and the usual separators. */
export function phoneNumber() {
  return checkedText('Phone number', fieldLimits.phoneNumber, phoneNumberSentence)
}

/** One of a closed list of values; when absent, null or '', the message is `requiredSentence`. */
export function choice<const Values extends readonly string[]>(
  label: string,
  values: Values,
  requiredSentence?: string,
) {
  return z.enum(values, {
    error: missingOr(requiredSentence ?? `${label} is required`, `${label} must be one of: ${values.join(', ')}`),
  })
}

/** A yes-or-no field. */
export function flag(label: string) {
  return z.boolean(`${label} must be true or false`)
}

/** A questionnaire score as a client can send it; the server computes its own. */
export const score = z
  .number('Score must be a number')
  .check(
    z.minimum(-fieldLimits.scoreMagnitude, 'Score is out of range'),
    z.maximum(fieldLimits.scoreMagnitude, 'Score is out of range'),
  )

/** The value of an Idempotency-Key header: a call repeated with the same key takes effect once. */
export const idempotencyKey = z.uuid('The Idempotency-Key header must be a UUID')

/** The value of a Shown-Words header: SHA-256 of the consent text that the page showed, hex. */
export const shownWords = z.string(inEnglish).check(z.regex(/^[0-9a-f]{64}$/))

/** The value of a Shown-On header: path of the site's page that showed the consent text, without query or fragment. */
export const shownOn = z.string(inEnglish).check(z.maxLength(fieldLimits.pagePath), z.regex(/^\/[a-z0-9/-]*$/))

/** A timestamp as the API writes it: ISO 8601 in UTC, for example 2026-11-21T10:00:00.000Z. */
export const timestamp = z.iso.datetime()

function checkedText(label: string, maximum: number, sentenceAbout: (value: string) => string | undefined) {
  const whenMissing = sentenceAbout('') ?? `${label} must be text`
  return boundedText({ label, maximum, whenMissing }).check(
    z.superRefine((value, context) => {
      const message = sentenceAbout(value)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    }),
  )
}

function boundedText({ label, maximum, whenMissing }: { label: string; maximum: number; whenMissing: string }) {
  return z.string({ error: missingOr(whenMissing, `${label} must be text`) }).check(
    z.trim(),
    z.maxLength(maximum, `${label} must be at most ${maximum} characters`),
    z.refine((value) => !unstorable.test(value), `${label} contains characters that cannot be stored`),
  )
}

function missingOr(missing: string, wrong: string) {
  return ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === null || input === '' ? missing : wrong
}
