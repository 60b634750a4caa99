import type { AuditAction, AuditTraits, ChangeOfSignIn } from './audit-log.ts'
import type { JsonObject } from './tables.ts'

/** Security events of an account that are shown to its owner. */
export type SecurityEventKind =
  | 'signed_in'
  | 'signed_in_with_passkey'
  | 'signed_in_with_provider'
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'others_signed_out'
  /** One session was ended from another one; the browser is that of the ended session. */
  | 'session_ended'
  | 'password_changed'
  | 'email_changed'
  | 'email_confirmed'
  | 'reset_requested'
  | 'sign_up_repeated'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'recovery_codes_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'provider_linked'
  | 'provider_unlinked'
  | 'changes_undone'
  | 'second_factor_lost'
  | 'second_factor_kept'

const kinds = {
  login: 'signed_in',
  logout: 'signed_out',
  user_updated_password: 'password_changed',
  user_signedup: 'email_confirmed',
  user_recovery_requested: 'reset_requested',
  user_repeated_signup: 'sign_up_repeated',
  recovery_codes_generated: 'recovery_codes_made',
  recovery_codes_regenerated: 'recovery_codes_made',
  recovery_codes_verified: 'recovery_code_used',
  recovery_codes_deleted: 'recovery_codes_removed',
  passkey_created: 'passkey_added',
  passkey_deleted: 'passkey_removed',
  identity_linked: 'provider_linked',
  identity_unlinked: 'provider_unlinked',
  user_changes_undone: 'changes_undone',
  factor_removal_requested: 'second_factor_lost',
  factor_removal_stopped: 'second_factor_kept',
} as const satisfies Partial<Record<AuditAction, SecurityEventKind>>

/** Their actions are also logged for things unrelated to the account's security. */
const changes = {
  email: 'email_changed',
  second_factor_added: 'second_factor_added',
  second_factor_removed: 'second_factor_removed',
  recovery_codes_removed: 'recovery_codes_removed',
} as const satisfies Record<ChangeOfSignIn, SecurityEventKind>

const methods: Readonly<Record<string, SecurityEventKind>> = {
  passkey: 'signed_in_with_passkey',
  oauth: 'signed_in_with_provider',
}

const scopes = {
  local: 'signed_out',
  global: 'signed_out_everywhere',
  others: 'others_signed_out',
  chosen: 'session_ended',
} as const satisfies Record<NonNullable<AuditTraits['scope']>, SecurityEventKind>

/** The actions that are reported regardless of their details. */
export const reportedActions = Object.keys(kinds)

/** The kind of event that a reported audit log entry stands for. */
export function kindOf(payload: JsonObject): SecurityEventKind {
  const { changed, method, scope } = (payload['traits'] ?? {}) as AuditTraits
  if (changed !== undefined) return changes[changed]
  if (scope !== undefined) return scopes[scope]
  return methods[method ?? ''] ?? kinds[payload['action'] as keyof typeof kinds]
}
