import * as z from 'zod/mini'
import { described } from './described.ts'
import { timestamp } from './fields.ts'

const browser = described(
  'What people call it, such as "Firefox on Windows"; null where that is unknown',
  z.nullable(z.string()),
)

/** One browser in which the account is signed in. */
export const ownSessionSchema = described(
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
export type OwnSession = z.output<typeof ownSessionSchema>

/** The security events reported for an account. */
export const securityEventKinds = [
  'signed_in',
  'signed_in_with_passkey',
  'signed_in_with_provider',
  // `session_ended`: one browser was signed out from another; the event names the browser that was signed out.
  'signed_out',
  'signed_out_everywhere',
  'others_signed_out',
  'session_ended',
  'password_changed',
  'email_changed',
  'email_confirmed',
  'reset_requested',
  'sign_up_repeated',
  'second_factor_added',
  'second_factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'recovery_codes_removed',
  'passkey_added',
  'passkey_removed',
  'provider_linked',
  'provider_unlinked',
  'changes_undone',
  'second_factor_lost',
  'second_factor_kept',
] as const

/** One kind of `securityEventKinds`. */
export type SecurityEventKind = (typeof securityEventKinds)[number]

/** One security event of an account. */
export const securityEventSchema = z.object({ id: z.uuid(), kind: z.enum(securityEventKinds), at: timestamp, browser })

/** Something that happened to the account: what, when (UTC) and in which browser, null where that is unknown. */
export type SecurityEvent = z.output<typeof securityEventSchema>

/** The account's sessions and security events; null for what the auth service does not report. */
export const accountSecuritySchema = described(
  'Where the account is signed in, and what happened to it last',
  z.object({
    /** Most recently used first. */
    sessions: z.nullable(z.array(ownSessionSchema)),
    /** The latest ten, newest first. */
    events: z.nullable(z.array(securityEventSchema)),
  }),
)

/** The account's sessions and latest security events; null for what the auth service does not report. */
export type AccountSecurity = z.output<typeof accountSecuritySchema>
