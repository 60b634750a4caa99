/** A failure in the words that a person is told. */
export interface Told {
  message: string
  /** When the same can be tried again, where the server has said so. */
  retryAt?: Date | undefined
}

/** The words for a failure that came just now, with the wait that its answer states. */
export function told(
  { message, retryAfterSeconds }: { message: string; retryAfterSeconds?: number | undefined },
  now = new Date(),
): Told {
  return {
    message,
    ...(retryAfterSeconds === undefined ? {} : { retryAt: new Date(now.getTime() + retryAfterSeconds * 1000) }),
  }
}
