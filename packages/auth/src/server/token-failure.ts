/**
 * Why a token was refused. `missing` means no token at all; `keys_unavailable` says nothing about the token (respond
 * with 503, not 401); `anonymous` is a token of an anonymous account.
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

/** A refused token; contains no part of the token itself, so it can be logged. */
export interface TokenFailure {
  code: TokenFailureCode
}
