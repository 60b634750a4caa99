import { createHash, timingSafeEqual } from 'node:crypto'
import type { CodeChallenge } from '../database/code-challenge.ts'

/** Whether a verifier matches a challenge; compared in constant time. */
export function verifierMatches({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const shown = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
  const [left, right] = [Buffer.from(shown), Buffer.from(challenge)]
  return left.length === right.length && timingSafeEqual(left, right)
}
