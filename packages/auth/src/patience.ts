/** Milliseconds that a page waits for a response about its session before it continues with the stored one. */
export const sessionPatience = 4000
/** Milliseconds that a call waits for the service when it needs a token or the current user. */
export const callPatience = 8000

/** The result of `work`, or of `late` once the timeout has elapsed. */
export async function within<T>(milliseconds: number, work: Promise<T>, late: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lateness = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late()), milliseconds)
  })
  return Promise.race([work, lateness]).finally(() => clearTimeout(timer))
}
