/** A refusal or failure as the auth service reports it. */
export interface ProviderError {
  readonly message: string
  readonly status?: number | undefined
  readonly code?: string | undefined
  /** When the same may be tried again, in seconds from the answer; where the service said so. */
  readonly retryAfterSeconds?: number | undefined
}

/** Why a call to the product's own server gave no usable answer. */
export type RequestFailure =
  /** `message` is the server's own sentence, `text` what it said without one, such as the status text. */
  | { readonly kind: 'http'; readonly status: number; readonly message?: string; readonly text?: string }
  | { readonly kind: 'network' | 'offline' | 'timeout' | 'aborted' | 'invalid-response' }

/** How one failure is told. */
export interface ErrorText {
  /** Heads a toast or a panel, where the failure has a heading. */
  readonly title?: string
  readonly message: string
  /** Whether trying the same again may succeed. */
  readonly retryable: boolean
  /** The provider's or server's own words are shown in place of `message` when there are any. */
  readonly passThrough?: true
  /** Only logged, never shown. */
  readonly silent?: true
}

/** The sentence to show for a failure: the words that came with it where the entry lets them through, else its own. */
export function errorMessage(entry: ErrorText, given?: { readonly message?: string | undefined }): string {
  const words = entry.passThrough ? given?.message?.trim() : undefined
  return words || entry.message
}
