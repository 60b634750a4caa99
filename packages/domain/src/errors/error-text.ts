/** A rejection or failure as the auth service reports it. */
export interface ProviderError {
  readonly message: string
  readonly status?: number | undefined
  readonly code?: string | undefined
  /** Which rules a weak password breaks. */
  readonly reasons?: readonly string[] | undefined
  /** How long to wait before a retry, in seconds from the response, when the service says so. */
  readonly retryAfterSeconds?: number | undefined
}

/** Why a request to the product's own server gave no usable response. */
export type RequestFailure =
  /** `message` is the server's own sentence; `text` is what it sent instead, such as the status text. */
  | { readonly kind: 'http'; readonly status: number; readonly message?: string; readonly text?: string }
  | { readonly kind: 'network' | 'offline' | 'timeout' | 'aborted' | 'invalid-response' }

/** The user-facing text for one failure. */
export interface ErrorText {
  /** The title of the toast or panel, if the failure has one. */
  readonly title?: string
  readonly message: string
  /** Whether a retry can succeed. */
  readonly retryable: boolean
  /** The provider's or server's own message, if any, is shown instead of `message`. */
  readonly passThrough?: true
  /** Only logged, never shown. */
  readonly silent?: true
}

/** The sentence to show for a failure: the given message if the entry passes it through, otherwise the entry's own. */
export function errorMessage(entry: ErrorText, given?: { readonly message?: string | undefined }): string {
  const words = entry.passThrough ? given?.message?.trim() : undefined
  return words || entry.message
}
