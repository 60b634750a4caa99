import * as z from 'zod/mini'
import { closedObject } from '../closed-object.ts'
import { described } from '../described.ts'
import { idempotencyKey } from '../fields.ts'
import { declineReasons, leadOutcomes, optOuts } from './lists.ts'

/** What a member of the firm reports about a lead. */
export const leadActionSchema = described(
  'An action on a lead',
  z.discriminatedUnion('kind', [
    closedObject({ kind: z.literal('acknowledge') }),
    closedObject({ kind: z.literal('reached') }),
    /** `againAt`: when the firm means to try again. */
    closedObject({ kind: z.literal('not_reached'), againAt: z.iso.datetime() }),
    /** `start`: one of the firm's free times. */
    closedObject({ kind: z.literal('schedule'), start: z.iso.datetime() }),
    closedObject({ kind: z.literal('close'), outcome: z.enum(leadOutcomes) }),
    closedObject({ kind: z.literal('decline'), reason: z.enum(declineReasons) }),
    closedObject({ kind: z.literal('opt_out'), from: z.enum(optOuts) }),
    closedObject({ kind: z.literal('confirm_deletion') }),
  ]),
)
export type LeadAction = z.output<typeof leadActionSchema>

/** An action, and the version of the lead that the member saw. */
export const recordActionSchema = described(
  'The action to record',
  closedObject({ action: leadActionSchema, version: z.int32() }),
)

/** Headers of an action: one action per key. */
export const actionHeadersSchema = z.looseObject({ 'idempotency-key': idempotencyKey })
