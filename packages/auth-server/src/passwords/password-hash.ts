import { compare, hash } from 'bcryptjs'

const cost = 10
const maximumBytes = 72

// Hash of a random string that nobody knows, at the same cost: an unknown address takes as long as a known one.
const decoyHash = '$2b$10$D.CXPWr32dvGdkI1QYCv7.qgfQyXBxwRXswJv5WFA6t0M55EvEXBO'

/** Hashes a password with bcrypt. Slow on purpose: call it outside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/**
 * Whether the password is the one that was hashed. Takes the same time when there is no hash to compare with,
 * and refuses more than 72 bytes, of which bcrypt would ignore the rest.
 */
export async function passwordMatches(password: string, encrypted: string | null | undefined): Promise<boolean> {
  const same = await compare(password, encrypted ?? decoyHash)
  return same && typeof encrypted === 'string' && Buffer.byteLength(password) <= maximumBytes
}
