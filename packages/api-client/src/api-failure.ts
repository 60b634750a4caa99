import type { Investor, ProblemCode, ProblemIssue, SavedExchangeFile, SavedFirmSchedule, Slot } from '@dst/contracts'

/** The API responded with an error status. */
export interface HttpFailure {
  readonly kind: 'http'
  readonly status: number
  /** The API's own code; 'unknown' when the response did not come from the API, for example from a proxy. */
  readonly code: ProblemCode | 'unknown'
  /** The server's message for the person: the `details` or `error` of the response; empty when there is none. */
  readonly message: string
  /**
   * What the response contained when it has no such message: its plain text, otherwise the status text. Never empty
   * when the client created this failure.
   */
  readonly text?: string
  readonly issues?: readonly ProblemIssue[]
  /** Alternatives to a slot that is already taken. */
  readonly slots?: readonly Slot[]
  /** The current record, when a save was based on an older version of it. */
  readonly current?: Investor
  /** The exchange file as it is saved, null if none is, when a save was based on another version of it. */
  readonly savedFile?: SavedExchangeFile | null
  /** The firm's schedule in force, when a save was based on another version of it. */
  readonly schedule?: SavedFirmSchedule
  readonly requestId?: string
  /** Seconds to wait before retrying, from the response's `Retry-After` (429 or 503); at most a day. */
  readonly retryAfterSeconds?: number
}

/**
 * Why a call failed. `network`: no response; `offline`: no response, and the browser reports that it is offline;
 * `timeout`: no complete response in time; `aborted`: the caller's signal fired; `invalid-response`: a success whose
 * body breaks the contract.
 */
export type ApiFailure =
  | HttpFailure
  | { readonly kind: 'network' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'invalid-response' }
