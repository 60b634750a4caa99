import type { ProviderError } from '@dst/domain/errors'

/**
 * Kind of a failed account call.
 * - `refused`: the service answered and said no; `provider` tells why.
 * - `already_exists`: sign-up only; an account with this address exists.
 * - `no_session`: the call needs a signed-in session and there is none.
 * - `unavailable`: the service, or the code that talks to it, could not be reached; worth a retry.
 * - `unexpected`: something threw; `provider.message` is what it said.
 */
export type AuthFailureKind = 'refused' | 'already_exists' | 'no_session' | 'unavailable' | 'unexpected'

/** Why an account call failed, with the service's own words for the error catalogue of `@dst/domain/errors`. */
export interface AuthFailure {
  kind: AuthFailureKind
  provider: ProviderError
}

/** A failure that also has its place in one area of the error catalogue: look `code` up there for the sentence. */
export interface CodedAuthFailure<Code extends string> extends AuthFailure {
  code: Code
}
