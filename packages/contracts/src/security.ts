import * as z from 'zod/mini'
import { described } from './described.ts'
import { timestamp } from './fields.ts'
import { securityEventKinds } from './security-event-kinds.ts'

const browser = described(
  'What people call it, such as "Firefox on Windows"; null where that is unknown',
  z.nullable(z.string()),
)

/** One browser in which the account is signed in. */
export const mySessionSchema = described(
  'One browser in which the account is signed in',
  z.object({
    id: z.uuid(),
    browser,
    signedInAt: timestamp,
    lastUsedAt: timestamp,
    /** Whether this is the session making the request. */
    current: z.boolean(),
  }),
)

/** One browser in which the account is signed in, since when, and when it was last used (UTC). */
export type MySession = z.output<typeof mySessionSchema>

/** One security event of an account. */
export const securityEventSchema = z.object({ id: z.uuid(), kind: z.enum(securityEventKinds), at: timestamp, browser })

/** Something that happened to the account: what, when (UTC) and in which browser, null where that is unknown. */
export type SecurityEvent = z.output<typeof securityEventSchema>

/** The account's sessions and security events; null for what the auth service does not report. */
export const accountSecuritySchema = described(
  'Where the account is signed in, and what happened to it last',
  z.object({
    /** Most recently used first. */
    sessions: z.nullable(z.array(mySessionSchema)),
    /** The latest ten, newest first. */
    events: z.nullable(z.array(securityEventSchema)),
  }),
)

/** The account's sessions and latest security events; null for what the auth service does not report. */
export type AccountSecurity = z.output<typeof accountSecuritySchema>
