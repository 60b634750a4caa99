import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { LeadVersion } from '../../database/lead.ts'

/** How long a link in an email to the partner is valid, in seconds: longer than delivery of the email is retried. */
const lifetime = 7 * 24 * 3600
const shape = z.tuple([z.uuid(), z.coerce.number().int().positive(), z.coerce.number().int().positive()])

/** A token stating that its holder has version N of request R. It names no person and grants no other access. */
export function acknowledgementToken({ requestId, version }: LeadVersion, secret: string, now: Date): string {
  const claim = `${requestId}.${version}.${Math.floor(now.getTime() / 1000) + lifetime}`
  return `${claim}.${seal(claim, secret)}`
}

/** The content of a token; undefined if it is forged or expired. */
export function readAcknowledgement(token: string, secret: string, now: Date): LeadVersion | undefined {
  const claim = token.slice(0, token.lastIndexOf('.'))
  const given = Buffer.from(token.slice(claim.length + 1))
  const real = Buffer.from(seal(claim, secret))
  if (given.length !== real.length || !timingSafeEqual(given, real)) return undefined
  const parsed = shape.safeParse(claim.split('.'))
  if (!parsed.success) return undefined
  const [requestId, version, expiry] = parsed.data
  return expiry * 1000 > now.getTime() ? { requestId, version } : undefined
}

function seal(claim: string, secret: string): string {
  return createHmac('sha256', `acknowledgement ${secret}`).update(claim).digest('base64url')
}
