import * as z from 'zod/mini'
import { described } from './described.ts'
import { closedObject } from './closed-object.ts'
import { contactEmail, idempotencyKey, requiredText, text, timestamp } from './fields.ts'
import { fieldLimits } from './field-limits.ts'

/**
 * A message from the contact form; all five fields are required. `topic` is a honeypot field that people never see:
 * leave it out. A message that fills it in gets a normal response, but is stored as suspected spam and not forwarded.
 */
export const contactMessageSchema = described(
  'A contact form message',
  closedObject({
    firstName: requiredText('First name', fieldLimits.name),
    lastName: requiredText('Last name', fieldLimits.name),
    email: contactEmail(),
    subject: requiredText('Subject', fieldLimits.subject),
    message: requiredText('Message', fieldLimits.message),
    topic: described(
      'Leave this out. It is there for robots that fill in every field.',
      z.optional(text('Topic', fieldLimits.message)),
    ),
  }),
)

/** A contact message as the server parses it: every text trimmed, none but `topic` empty. */
export type ContactMessage = z.output<typeof contactMessageSchema>

/** The API's response to a contact message. */
export const contactReceiptSchema = described(
  'Receipt of a contact message',
  z.object({ id: z.uuid(), receivedAt: timestamp }),
)

/** The id under which a contact message is stored, and when it arrived (UTC). */
export type ContactReceipt = z.output<typeof contactReceiptSchema>

/** Headers of a contact message; other headers are allowed. */
export const contactHeadersSchema = z.looseObject({ 'idempotency-key': z.optional(idempotencyKey) })
