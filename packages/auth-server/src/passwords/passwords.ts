import { compare } from 'bcrypt'
import type { AuthFailure } from '../failures'
import type { Result } from '../result'
import { decoyArgon2, hashWithArgon2, isCurrentArgon2, matchesArgon2, requireArgon2 } from './argon2'
import { hashesAtOnce, makeHashQueue } from './hash-queue'
import { maximumBytes } from './password-policy'

/**
 * Makes and checks hashes of passwords beside the event loop. Slow on purpose: call it outside a transaction. Refused
 * when too many are waiting already.
 */
export interface Passwords {
  hash: (password: string) => Promise<Result<string, AuthFailure>>
  /**
   * Whether the password is the one that was hashed. Takes the same time when there is no hash to compare with, and
   * refuses more than 72 bytes, which no password has.
   */
  matches: (password: string, encrypted: string | null | undefined) => Promise<Result<boolean, AuthFailure>>
  /** Whether a stored hash is of an older kind, and is to be made anew once its password is known. */
  isOutdated: (encrypted: string) => boolean
  /** From now on every check does the work of old hashes as well: one is about to be stored. */
  expectOldHashes: () => void
}

// Hash of a random string that nobody knows, at the cost that old hashes have.
const decoyBcrypt = '$2b$10$D.CXPWr32dvGdkI1QYCv7.qgfQyXBxwRXswJv5WFA6t0M55EvEXBO'

/**
 * Passwords are hashed with Argon2id. Hashes that bcrypt made earlier stay valid: while `hasOldHashes`, each check does
 * the work of both kinds, so that its time tells neither the kind nor whether there is an account. A hash that would have
 * to wait for more than `longestWait` milliseconds is refused.
 */
export function makePasswords({
  hasOldHashes,
  longestWait,
}: {
  hasOldHashes: boolean
  longestWait: number
}): Passwords {
  requireArgon2()
  const queue = makeHashQueue({ concurrency: hashesAtOnce(), longestWait })
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
