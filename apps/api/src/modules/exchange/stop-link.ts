import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** The path of a link that stops reminders. */
export const stopPath = '/reminders/stop'

/**
 * A link that stops a person's reminders without a sign-in. It grants nothing else, and doesn't expire: an old mail
 * must still be able to stop them.
 */
export function stopLink(publicUrl: string, investorId: string, secret: string): string {
  return `${publicUrl}${stopPath}/${investorId}.${seal(investorId, secret)}`
}

/** Whose reminders a link stops; undefined if it is forged. */
export function readStopToken(token: string, secret: string): string | undefined {
  const investorId = token.slice(0, token.lastIndexOf('.'))
  const given = Buffer.from(token.slice(investorId.length + 1))
  const real = Buffer.from(seal(investorId, secret))
  if (given.length !== real.length || !timingSafeEqual(given, real)) return undefined
  return z.uuid().safeParse(investorId).data
}

function seal(investorId: string, secret: string): string {
  return createHmac('sha256', `stop reminders ${secret}`).update(investorId).digest('base64url')
}
