import { answerValues } from '@dst/domain/questionnaire'
import { tiers } from '@dst/domain/tiers'
import * as z from 'zod/mini'
import { closedObject } from '../closed-object.ts'
import { contactMethods, contactTimes, requestStates } from '../consultation-lists.ts'
import { described } from '../described.ts'
import { exchangeFactsSchema } from '../exchange-facts.ts'
import { timestamp } from '../fields.ts'
import { appointmentSchema } from '../slot.ts'
import { declineReasons, leadActionKinds, leadEvents, leadOutcomes, leadViews } from './lists.ts'
import { leadActionSchema } from './lead-action.ts'

/** An action that was recorded and takes effect once it can no longer be undone. */
export const pendingActionSchema = described(
  'An action that can still be undone',
  z.object({
    id: z.uuid(),
    action: leadActionSchema,
    at: timestamp,
    undoUntil: timestamp,
    /** Whether the caller recorded it, and can undo it. */
    mine: z.boolean(),
  }),
)
export type PendingAction = z.output<typeof pendingActionSchema>

const rowShape = {
  id: z.uuid(),
  /** The first eight characters of the id, as mails name it. */
  reference: z.string(),
  state: z.enum(requestStates),
  /** First and last name; null once the person has withdrawn. */
  name: z.nullable(z.string()),
  method: z.nullable(z.enum(contactMethods)),
  tier: z.nullable(z.enum(tiers)),
  /** IANA time zone of the person; null if unknown, or after a withdrawal. */
  timeZone: z.nullable(z.string()),
  askedAt: timestamp,
  sharedAt: timestamp,
  /** The moment that the person was promised; null after a withdrawal. */
  promisedAt: z.nullable(timestamp),
  /** What the row is sorted by: the next try, the appointment, or the promise; null once it has ended. */
  dueAt: z.nullable(timestamp),
  /** When the firm means to try again, after it did not reach the person. */
  againAt: z.nullable(timestamp),
  appointment: z.nullable(appointmentSchema),
  /** When it ended: closed, declined or withdrawn. */
  endedAt: z.nullable(timestamp),
  withdrawn: z.boolean(),
  outcome: z.nullable(z.enum(leadOutcomes)),
  declined: z.nullable(z.enum(declineReasons)),
  /** Whether somebody of the firm has opened this version. */
  opened: z.boolean(),
  pending: z.nullable(pendingActionSchema),
}

/** One lead in a list of the firm's desk. */
export const leadRowSchema = described('A lead in a list', z.object(rowShape))
export type LeadRow = z.output<typeof leadRowSchema>

/** A page of one of the firm's lists. */
export const listLeadsSchema = described(
  'Which leads to list',
  closedObject({
    view: z.enum(leadViews),
    /** From the page before; absent for the first. */
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
)

/** One page of leads, and what is due today. */
export const leadPageSchema = described(
  'A page of leads',
  z.object({
    leads: z.array(leadRowSchema),
    next: z.nullable(z.string()),
    /** How many the list has in all, and how many of them are past their promised time. */
    total: z.int(),
    late: z.int(),
    /** Today's appointments in the firm's time zone, by time. */
    today: z.array(leadRowSchema),
    /** IANA time zone of the firm. */
    firmTimeZone: z.string(),
    /** Names this moment for `leadNews`. */
    stamp: timestamp,
  }),
)
export type LeadPage = z.output<typeof leadPageSchema>

/** Since when to count. */
export const leadNewsQuerySchema = described(
  'Since when to count, and of which lead alone',
  closedObject({ since: z.iso.datetime(), lead: z.optional(z.uuid()) }),
)

/** What has happened since a page was read; asking for it does not count as use of the desk. */
export const leadNewsSchema = described(
  'What is new since a page was read',
  z.object({ arrived: z.int(), changed: z.int(), stamp: timestamp }),
)
export type LeadNews = z.output<typeof leadNewsSchema>

const agreedTextSchema = z.object({
  kind: z.string(),
  version: z.string(),
  words: z.string(),
  givenAt: timestamp,
})

/** Everything that the person agreed to share; null once they have withdrawn. */
const sharedSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  method: z.enum(contactMethods),
  time: z.enum(contactTimes),
  /** Whether the person agrees to calls and to text messages. */
  calls: z.boolean(),
  textMessages: z.boolean(),
  notes: z.nullable(z.string()),
  facts: z.nullable(exchangeFactsSchema),
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  score: z.int(),
  accredited: z.nullable(z.enum(answerValues.accredited)),
  /** 3, 5 or 8; null when unknown. */
  riskInput: z.nullable(z.int()),
  agreed: z.array(agreedTextSchema),
})

/** A lead with what its person agreed to share, what has happened, and what can be done now. */
export const leadSchema = described(
  'A lead',
  z.object({
    ...rowShape,
    version: z.int(),
    shared: z.nullable(sharedSchema),
    /** Oldest first. `by`: who caused it, where that is known. */
    events: z.array(z.object({ at: timestamp, event: z.enum(leadEvents), by: z.enum(['person', 'firm', 'site']) })),
    /** The actions that the state allows. */
    allowed: z.array(z.enum(leadActionKinds)),
  }),
)
export type DeskLead = z.output<typeof leadSchema>
