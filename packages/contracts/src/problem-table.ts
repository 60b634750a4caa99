/** Every code that an error response of the API can have. */
export const problemCodes = [
  'malformed_request',
  'malformed_json',
  'validation_failed',
  'unauthenticated',
  'session_expired',
  'second_factor_required',
  'forbidden',
  'tier_not_eligible',
  'questionnaire_incomplete',
  'consultations_closed',
  'deletion_closed',
  'reauthentication_needed',
  'not_found',
  'conflict',
  'version_conflict',
  'exchange_file_conflict',
  'too_many_shares',
  'share_ended',
  'request_ended',
  'idempotency_key_reused',
  'slot_taken',
  'hold_expired',
  'request_timeout',
  'payload_too_large',
  'headers_too_large',
  'unsupported_media_type',
  'compressed_body',
  'expectation_failed',
  'too_many_requests',
  'internal',
  'unavailable',
] as const

/** One code of `problemCodes`. */
export type ProblemCode = (typeof problemCodes)[number]

/** The HTTP status of a problem and its default message. */
export interface ProblemDefinition {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 417 | 429 | 431 | 500 | 503
  readonly sentence: string
}

/** Status and default message per problem code. */
export const problems = {
  malformed_request: { status: 400, sentence: 'The request could not be read.' },
  malformed_json: { status: 400, sentence: 'The request body is not valid JSON.' },
  validation_failed: {
    status: 400,
    sentence: 'Some of the information is missing or not valid. Please check it and try again.',
  },
  unauthenticated: { status: 401, sentence: 'Please log in to continue.' },
  session_expired: { status: 401, sentence: 'Your session has expired. Please log in again.' },
  second_factor_required: {
    status: 401,
    sentence: 'Please finish signing in: enter the code from your authenticator app.',
  },
  forbidden: { status: 403, sentence: 'You do not have permission to update this profile.' },
  tier_not_eligible: { status: 403, sentence: 'Consultations are open to the gold and silver tiers.' },
  questionnaire_incomplete: {
    status: 403,
    sentence: 'Please complete your investor profile before you request a consultation.',
  },
  consultations_closed: {
    status: 403,
    sentence: 'Consultations are not open yet: the partner firm has yet to be named.',
  },
  deletion_closed: {
    status: 403,
    sentence: 'Accounts are deleted by request: please write to us from the contact page.',
  },
  reauthentication_needed: {
    status: 403,
    sentence: 'Please confirm your password first: deleting an account needs a sign-in of the last ten minutes.',
  },
  not_found: { status: 404, sentence: 'There is nothing at this address.' },
  conflict: { status: 409, sentence: 'An account with this email already exists.' },
  version_conflict: {
    status: 409,
    sentence: 'Your profile was changed elsewhere. Please choose which values to keep.',
  },
  exchange_file_conflict: {
    status: 409,
    sentence: 'Your exchange file was changed elsewhere. Please choose which values to keep.',
  },
  too_many_shares: {
    status: 409,
    sentence: 'You have as many links open as one person can have. Please withdraw one first.',
  },
  share_ended: {
    status: 410,
    sentence: 'This link has expired or was withdrawn. Please ask its owner for another one.',
  },
  request_ended: { status: 409, sentence: 'This request has ended, and what was reported about it does not fit.' },
  idempotency_key_reused: { status: 409, sentence: 'This request was already sent with different details.' },
  slot_taken: { status: 409, sentence: 'Somebody else has just taken this time. These are the nearest free ones.' },
  hold_expired: {
    status: 409,
    sentence: 'This time was held for ten minutes and is free again. Please choose a time once more.',
  },
  request_timeout: { status: 408, sentence: 'The request took too long to arrive. Please try again.' },
  payload_too_large: { status: 413, sentence: 'The request is too large.' },
  unsupported_media_type: { status: 415, sentence: 'The request body must be sent as application/json.' },
  compressed_body: { status: 415, sentence: 'The request body must be sent without compression.' },
  expectation_failed: { status: 417, sentence: 'The server cannot do what the Expect header asks for.' },
  too_many_requests: { status: 429, sentence: 'Too many requests. Please wait a moment and try again.' },
  headers_too_large: { status: 431, sentence: 'The headers or the address of the request are too long.' },
  internal: { status: 500, sentence: 'Server error occurred. Please try again in a few moments.' },
  unavailable: { status: 503, sentence: 'The service is temporarily unavailable. Please try again in a few moments.' },
} as const satisfies Record<ProblemCode, ProblemDefinition>
