import * as z from 'zod/mini'
import { closedObject } from '../closed-object.ts'
import { described } from '../described.ts'
import { flag, timestamp } from '../fields.ts'

/** A message from the contact form. */
export const deskMessageSchema = described(
  'A message from the contact form',
  z.object({
    id: z.uuid(),
    receivedAt: timestamp,
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    /** The honeypot field was filled in: it was stored and not forwarded. */
    suspected: z.boolean(),
    answeredAt: z.nullable(timestamp),
    /** Address of the member who marked it. */
    answeredBy: z.nullable(z.string()),
  }),
)
export type DeskMessage = z.output<typeof deskMessageSchema>

/** Which messages to list. */
export const listMessagesSchema = described(
  'Which messages to list',
  closedObject({ answered: flag('Answered'), cursor: z.optional(z.string().check(z.maxLength(200))) }),
)

/** A page of messages, oldest unanswered first, or newest answered first. */
export const messagePageSchema = described(
  'A page of messages',
  z.object({ messages: z.array(deskMessageSchema), next: z.nullable(z.string()), total: z.int() }),
)
export type MessagePage = z.output<typeof messagePageSchema>

/** Whether a message counts as answered. */
export const markMessageSchema = described('Whether it is answered', closedObject({ answered: flag('Answered') }))
