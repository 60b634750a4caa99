/**
 * Why a token was refused. `missing` is for no token at all; `keys_unavailable` says nothing about the
 * token (answer 503, not 401); `anonymous` is a token of an account without a person.
 */
export type TokenFailureCode =
  | 'missing'
  | 'malformed'
  | 'expired'
  | 'wrong_signature'
  | 'wrong_issuer'
  | 'wrong_audience'
  | 'wrong_algorithm'
  | 'anonymous'
  | 'keys_unavailable'

/** A refused token; carries nothing of the token itself, so it can be logged. */
export interface TokenFailure {
  code: TokenFailureCode
}
