import { compare } from 'bcrypt'
import type { FailureReply } from '../failures/index.ts'
import type { Result } from '../failures/result.ts'
import { decoyArgon2, hashWithArgon2, isCurrentArgon2, matchesArgon2, requireArgon2 } from './argon2.ts'
import { hashesAtOnce, makeHashQueue } from './hash-queue.ts'

/** Maximum password length in bytes: part of the API contract, inherited from bcrypt, which reads no more. */
export const maximumBytes = 72

/**
 * Creates and checks password hashes off the event loop. Slow on purpose: call it outside a transaction. Refuses when
 * too many are already waiting.
 */
export interface Passwords {
  hash: (password: string) => Promise<Result<string, FailureReply>>
  /**
   * Whether the password is the one that was hashed. Takes the same time if there is no hash to compare with, and
   * refuses more than 72 bytes, the maximum length.
   */
  matches: (password: string, encrypted: string | null | undefined) => Promise<Result<boolean, FailureReply>>
  /** Whether a stored hash is outdated and should be recomputed once its password is known. */
  isOutdated: (encrypted: string) => boolean
  /** Makes every check from now on also do the work of old hashes: one is about to be stored. */
  expectOldHashes: () => void
}

// Hash of an unknown random string, at the cost of old hashes.
const decoyBcrypt = '$2b$10$D.CXPWr32dvGdkI1QYCv7.qgfQyXBxwRXswJv5WFA6t0M55EvEXBO'

/**
 * Passwords are hashed with Argon2id. Older bcrypt hashes stay valid: while `hasOldHashes`, each check does the work of
 * both kinds, so that its timing reveals neither the kind nor whether there is an account. A hash that would have to
 * wait more than `maxWaitMs` milliseconds is refused; on a machine that hashes slower than usual it may wait longer.
 */
export function makePasswords({ hasOldHashes, maxWaitMs }: { hasOldHashes: boolean; maxWaitMs: number }): Passwords {
  requireArgon2()
  const queue = makeHashQueue({ concurrency: hashesAtOnce(), maxWaitMs })
  const decoy = decoyArgon2()
  let expectsOldHashes = hasOldHashes
  return {
    hash: (password) => queue.run(() => hashWithArgon2(password)),
    matches: (password, encrypted) =>
      queue.run(async () => {
        const isOld = typeof encrypted === 'string' && isBcrypt(encrypted)
        const newMatches = await matchesArgon2(password, isOld ? decoy : (encrypted ?? decoy))
        const oldMatches = (isOld || expectsOldHashes) && (await compare(password, isOld ? encrypted : decoyBcrypt))
        const known = typeof encrypted === 'string' && (isOld ? oldMatches : newMatches)
        return known && Buffer.byteLength(password) <= maximumBytes
      }),
    isOutdated: (encrypted) => !isCurrentArgon2(encrypted),
    expectOldHashes: () => {
      expectsOldHashes = true
    },
  }
}

function isBcrypt(encrypted: string): boolean {
  return /^\$2[abxy]?\$/.test(encrypted)
}
