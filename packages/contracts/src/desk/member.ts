import * as z from 'zod/mini'
import { described } from '../described.ts'
import { timestamp } from '../fields.ts'
import { deskRoles } from './lists.ts'

/** A firm as the desk names it. */
export const deskFirmSchema = z.object({ name: z.string(), crd: z.string() })

/** Who is at the desk, and when this session ends. */
export const deskMemberSchema = described(
  'The member of the desk who makes the call',
  z.object({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(deskRoles),
    /** The firm that a partner belongs to; null for staff. */
    firm: z.nullable(deskFirmSchema),
    /** When this session ends at the latest. */
    endsAt: timestamp,
    /** Seconds without use after which it ends before that. */
    idleSeconds: z.int(),
  }),
)

/** The member of the desk who makes the call: role, firm, and when the session ends. */
export type DeskMember = z.output<typeof deskMemberSchema>
