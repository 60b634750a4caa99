import type { Investor, ProblemCode, ProblemIssue, Slot } from '@dst/contracts'

/** The API answered with an error status. */
export interface HttpFailure {
  readonly kind: 'http'
  readonly status: number
  /** The API's own code; 'unknown' when the answer did not come from the API, for example from a proxy. */
  readonly code: ProblemCode | 'unknown'
  /** The server's own sentence for the person: the `details` or `error` of its answer; empty when there is none. */
  readonly message: string
  /** What the answer said without such a sentence: its plain text, otherwise the status text; never empty when the client made it. */
  readonly text?: string
  readonly issues?: readonly ProblemIssue[]
  /** Times to choose from in place of the one that is taken. */
  readonly slots?: readonly Slot[]
  /** The record as it stands, where a save was made on an older version of it. */
  readonly current?: Investor
  readonly requestId?: string
  /** When to try again, in seconds from the answer, where it says so (`Retry-After` of a 429 or 503); at most a day. */
  readonly retryAfterSeconds?: number
}

/**
 * Why a call failed. `network`: no answer; `offline`: no answer, and the browser says that it is offline;
 * `timeout`: no complete answer in time; `aborted`: the caller's signal; `invalid-response`: a success whose
 * body is not what the contract says.
 */
export type ApiFailure =
  | HttpFailure
  | { readonly kind: 'network' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'invalid-response' }
