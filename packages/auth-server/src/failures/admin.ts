import { failure, type FailureReply } from './failure.ts'

/** Refusals of administrative calls with a fixed message. */
export const adminFailures = {
  addressMissing: failure(400, 'validation_failed', 'Cannot create a user without either an email or phone'),
  linkAccountMissing: failure(404, 'user_not_found', 'User with this email not found'),
  passwordHashFormat: failure(
    400,
    'validation_failed',
    'password_hash must be a hash of bcrypt or Argon2 at a cost that this server can pay',
  ),
  passwordTwice: failure(400, 'validation_failed', 'Only a password or a password hash should be provided'),
  phoneExistsAtCreation: failure(422, 'phone_exists', 'Phone number already registered by another user'),
  secureChangeOff: failure(400, 'validation_failed', 'Enable secure email change to generate link for current email'),
  sessionOver: failure(403, 'session_expired', 'Session from session_id claim in JWT has expired'),
  userIdAtCreation: failure(400, 'validation_failed', 'ID must conform to the uuid v4 format'),
} as const satisfies Record<string, FailureReply>

/** An invalid page number. */
export function badPagination(reason: string): FailureReply {
  return failure(400, 'validation_failed', `Bad Pagination Parameters: ${reason}`)
}

/** An invalid sort order of a list. */
export function badSort(reason: string): FailureReply {
  return failure(400, 'validation_failed', `Bad Sort Parameters: ${reason}`)
}

/** An invalid ban duration. */
export function badBanDuration(text: string): FailureReply {
  return failure(
    400,
    'validation_failed',
    `invalid format for ban duration: time: invalid duration ${JSON.stringify(text)}`,
  )
}

/** An unknown kind of link. */
export function unknownLinkType(type: string): FailureReply {
  return failure(400, 'validation_failed', `Invalid email action link type requested: ${type}`)
}

/** A search of the audit log by an unsupported field. */
export function unknownAuditScope(query: string): FailureReply {
  return failure(400, 'validation_failed', `Invalid query scope: ${query}`)
}
