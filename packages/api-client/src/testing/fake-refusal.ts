import type { ProblemCode } from '@dst/contracts'
import { fail, type Result } from '@dst/domain/result'
import type { ApiFailure, HttpFailure } from '../api-failure.ts'

/** Statuses and messages of the refusals that the fake uses, identical to the API's. */
const refusals = {
  validation_failed: [400, 'Please enter the number to call or write to.'],
  unauthenticated: [401, 'Please log in to continue.'],
  forbidden: [403, 'You do not have permission to update this profile.'],
  tier_not_eligible: [403, 'Consultations are open to the gold and silver tiers.'],
  questionnaire_incomplete: [403, 'Please complete your investor profile before you request a consultation.'],
  not_found: [404, 'There is nothing at this address.'],
  version_conflict: [409, 'Your profile was changed elsewhere. Please choose which values to keep.'],
  exchange_file_conflict: [409, 'Your exchange file was changed elsewhere. Please choose which values to keep.'],
  too_many_shares: [409, 'You have as many links open as one person can have. Please withdraw one first.'],
  request_ended: [409, 'This request has ended, and what was reported about it does not fit.'],
  share_ended: [410, 'This link has expired or was withdrawn. Please ask its owner for another one.'],
  idempotency_key_reused: [409, 'This request was already sent with different details.'],
  slot_taken: [409, 'Somebody else has just taken this time. These are the nearest free ones.'],
  hold_expired: [409, 'This time was held for ten minutes and is free again. Please choose a time once more.'],
} as const satisfies Partial<Record<ProblemCode, readonly [number, string]>>

/** The failure that the client reports for a refusal by the API. */
export function refuse(
  code: keyof typeof refusals,
  more: Pick<HttpFailure, 'issues' | 'slots' | 'current' | 'savedFile' | 'schedule'> = {},
): Result<never, ApiFailure> {
  const [status, message] = refusals[code]
  return fail({ kind: 'http', status, code, message, requestId: 'fake', ...more })
}
