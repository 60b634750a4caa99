import type { AuthContext } from '../context'
import type { JsonObject } from '../database/tables'
import type { AuthFailure } from '../failures'
import { isImportableBcrypt } from '../passwords/imported-hash'
import { succeed, type Result } from '../result'

/** A password as an administrator gives it: itself, or a hash that another server made of it. */
export type GivenPassword = { text: string } | { hash: string }

/** What an administrator gives of an account. What is undefined stays as it is, or begins as usual. */
export interface AccountFields {
  email: string | undefined
  phone: string | undefined
  password: GivenPassword | undefined
  /** False leaves a confirmed address confirmed. */
  confirmEmail: boolean
  confirmPhone: boolean
  userMetadata: JsonObject
  appMetadata: JsonObject
  /** Null for nobody who is banned. */
  bannedUntil: Date | null | undefined
  role: string | undefined
}

/** What is to be stored for a given password; undefined without one. Slow: before the transaction. */
export async function givenPasswordHash(
  { passwords }: AuthContext,
  password: GivenPassword | undefined,
): Promise<Result<string | undefined, AuthFailure>> {
  if (password === undefined) return succeed(undefined)
  if ('text' in password) return passwords.hash(password.text)
  if (isImportableBcrypt(password.hash)) passwords.expectOldHashes()
  return succeed(password.hash)
}
