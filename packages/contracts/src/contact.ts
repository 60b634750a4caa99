import * as z from 'zod'
import { closedObject } from './closed-object'
import { contactEmail, requiredText, timestamp } from './fields'
import { fieldLimits } from './field-limits'

/** A message from the contact form; all five fields are required. */
export const contactMessageSchema = closedObject({
  firstName: requiredText('First name', fieldLimits.name),
  lastName: requiredText('Last name', fieldLimits.name),
  email: contactEmail(),
  subject: requiredText('Subject', fieldLimits.subject),
  message: requiredText('Message', fieldLimits.message),
}).meta({ description: 'A contact form message' })

export type ContactMessage = z.output<typeof contactMessageSchema>

/** What the API answers to a contact message. */
export const contactReceiptSchema = z
  .object({ id: z.uuid(), receivedAt: timestamp })
  .meta({ description: 'Receipt of a contact message' })

export type ContactReceipt = z.output<typeof contactReceiptSchema>
