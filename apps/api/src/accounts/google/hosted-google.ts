import { z } from 'zod'

const settingsShape = z.looseObject({ external: z.looseObject({ google: z.boolean() }) })
const askAgainAfterMs = 5 * 60_000
const timeoutMs = 5000

/**
 * Whether a hosted auth service has Google sign-in enabled, according to its settings. They are fetched in the
 * background, so that no request waits. Until they have been read the result is true; if it is off after all, the
 * person sees an error after pressing the button.
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
      // If the service is unavailable, the last result stays in effect.
      ask().catch(() => undefined)
    }
    return isOn
  }
}
