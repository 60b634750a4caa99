/** A failure as shown to the user. */
export interface ErrorMessage {
  message: string
  /** When the user can retry, if the server said so. */
  retryAt?: Date | undefined
}

/** The message of a failure that just occurred, with the wait time in its response. */
export function toErrorMessage(
  { message, retryAfterSeconds }: { message: string; retryAfterSeconds?: number | undefined },
  now = new Date(),
): ErrorMessage {
  return {
    message,
    ...(retryAfterSeconds === undefined ? {} : { retryAt: new Date(now.getTime() + retryAfterSeconds * 1000) }),
  }
}
