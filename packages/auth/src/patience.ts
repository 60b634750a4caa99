/** Milliseconds that a page waits for an answer about its session before it goes on with what it has stored. */
export const sessionPatience = 4000
/** Milliseconds that a call waits for the service where it needs a token or the person behind it. */
export const callPatience = 8000

/** What a piece of work gives, or what `late` gives once so many milliseconds have passed. */
export async function within<T>(milliseconds: number, work: Promise<T>, late: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lateness = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late()), milliseconds)
  })
  return Promise.race([work, lateness]).finally(() => clearTimeout(timer))
}
