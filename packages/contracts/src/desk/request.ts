import { tiers } from '@dst/domain/tiers'
import * as z from 'zod/mini'
import { closedObject } from '../closed-object.ts'
import { contactMethods, requestEvents, requestStates } from '../consultation-lists.ts'
import { described } from '../described.ts'
import { text, timestamp } from '../fields.ts'
import { appointmentSchema } from '../slot.ts'
import { declineReasons, deliveryChannels, deskRoles, leadOutcomes, requestAges } from './lists.ts'
import { deskFirmSchema } from './member.ts'

/** Which requests the staff want to see; all conditions hold together. */
export const listRequestsSchema = described(
  'Which requests to list',
  closedObject({
    state: z.optional(z.enum(requestStates)),
    age: z.optional(z.enum(requestAges)),
    /** CRD number of the firm. */
    firm: z.optional(z.string().check(z.regex(/^\d{1,10}$/))),
    channel: z.optional(z.enum(deliveryChannels)),
    /** Only those that are past their promise or could not be delivered. */
    needsHelp: z.optional(z.boolean()),
    /** A request id or its beginning, a name, or an email address. */
    search: z.optional(text('Search', 255)),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
)
export type ListRequests = z.output<typeof listRequestsSchema>

const requestRowShape = {
  id: z.uuid(),
  reference: z.string(),
  state: z.enum(requestStates),
  /** Null once the account is gone. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  tier: z.nullable(z.enum(tiers)),
  method: z.nullable(z.enum(contactMethods)),
  /** The firm that the person agreed to; null without consent. */
  firm: z.nullable(deskFirmSchema),
  askedAt: timestamp,
  sharedAt: z.nullable(timestamp),
  promisedAt: z.nullable(timestamp),
  acknowledgedAt: z.nullable(timestamp),
  /** Past its promised time without a word from the firm. */
  late: z.boolean(),
  /** Its last delivery failed on some channel. */
  failing: z.boolean(),
  outcome: z.nullable(z.enum(leadOutcomes)),
  declined: z.nullable(z.enum(declineReasons)),
}

/** One request in the staff's list. */
export const requestRowSchema = described('A request in a list', z.object(requestRowShape))
export type RequestRowOfDesk = z.output<typeof requestRowSchema>

/** A page of the staff's list. */
export const requestPageSchema = described(
  'A page of requests',
  z.object({ requests: z.array(requestRowSchema), next: z.nullable(z.string()), total: z.int() }),
)
export type RequestPage = z.output<typeof requestPageSchema>

/** One attempt to deliver something about a request. */
export const deliveryAttemptSchema = described(
  'An attempt to deliver',
  z.object({
    at: timestamp,
    channel: z.enum(deliveryChannels),
    what: z.enum(['lead', 'withdrawal', 'appointment']),
    version: z.int(),
    outcome: z.enum(['delivered', 'failed']),
    /** Why it failed, as a code such as `webhook_status_500`; null for a success. */
    reason: z.nullable(z.string()),
    /** When it is tried next; null after a success and after the last try. */
    nextTryAt: z.nullable(timestamp),
    /** Which attempt of its job it was, from 1; a number that is missing was cut short by the end of the server. */
    attempt: z.optional(z.int()),
  }),
)
export type DeliveryAttempt = z.output<typeof deliveryAttemptSchema>

/** One job of the queue. */
export const deskJobSchema = described(
  'A job of the queue',
  z.object({
    id: z.uuid(),
    kind: z.string(),
    state: z.enum(['waiting', 'active', 'dead', 'failed', 'completed', 'cancelled']),
    tries: z.int(),
    madeAt: timestamp,
    dueAt: timestamp,
    reason: z.nullable(z.string()),
    /** The request that it is about, if it is about one. */
    requestId: z.nullable(z.uuid()),
    canRetry: z.boolean(),
    canCancel: z.boolean(),
  }),
)
export type DeskJob = z.output<typeof deskJobSchema>

/** A request as the staff see it: how it travels, not what the person said. */
export const deskRequestSchema = described(
  'A request with its deliveries',
  z.object({
    ...requestRowShape,
    version: z.int(),
    timeZone: z.nullable(z.string()),
    appointment: z.nullable(appointmentSchema),
    /** The newest version that each channel has delivered; 0 if none. */
    delivered: z.object({ webhook: z.int(), mail: z.int(), desk: z.int() }),
    events: z.array(
      z.object({ at: timestamp, event: z.enum(requestEvents), channel: z.nullable(z.string()), version: z.int() }),
    ),
    attempts: z.array(deliveryAttemptSchema),
    jobs: z.array(deskJobSchema),
    /** Who looked at it at the desk, newest first. */
    looks: z.array(z.object({ at: timestamp, role: z.enum(deskRoles), email: z.string() })),
    /** The configured firm, if the request is not shared with it: its person can be asked for a new consent. */
    askableFirm: z.nullable(deskFirmSchema),
  }),
)
export type DeskRequest = z.output<typeof deskRequestSchema>
