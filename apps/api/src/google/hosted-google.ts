import { z } from 'zod'

const settingsShape = z.looseObject({ external: z.looseObject({ google: z.boolean() }) })
const askAgainAfterMs = 5 * 60_000
const timeoutMs = 5000

/**
 * Whether a hosted auth service signs people in with Google, as its settings say. They are asked for in the background,
 * so that nobody waits for them; until they have been read the answer is yes, as whoever then presses the button is told.
 */
export function hostedGoogle(issuer: string, anonKey: string): () => boolean {
  let isOn = true
  let askedAt = Number.NEGATIVE_INFINITY
  const ask = async () => {
    const answer = await fetch(`${issuer}/settings`, {
      headers: { apikey: anonKey },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const settings = settingsShape.safeParse(await answer.json())
    if (answer.ok && settings.success) isOn = settings.data.external.google
  }
  return () => {
    if (Date.now() - askedAt > askAgainAfterMs) {
      askedAt = Date.now()
      // A service that cannot be asked keeps the answer that it gave last.
      ask().catch(() => undefined)
    }
    return isOn
  }
}
