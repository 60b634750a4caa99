import type { ProviderError } from '@dst/domain/errors'

/**
 * Kind of a failed account call.
 * - `refused`: the service responded with a refusal; `provider` has the reason.
 * - `already_exists`: sign-up only; an account with this address exists.
 * - `no_session`: the call needs a signed-in session and there is none.
 * - `unavailable`: the service, or the code that talks to it, could not be reached; worth retrying.
 * - `unexpected`: something threw; `provider.message` is the error message.
 */
export type AuthFailureKind = 'refused' | 'already_exists' | 'no_session' | 'unavailable' | 'unexpected'

/** Why an account call failed, with the service's own error for the error catalog of `@dst/domain/errors`. */
export interface AuthFailure {
  kind: AuthFailureKind
  provider: ProviderError
}

/** A failure with a code from one area of the error catalog: look up `code` there for the message. */
export interface CodedAuthFailure<Code extends string> extends AuthFailure {
  code: Code
}
