import type { AuthContext } from '../context/context.ts'
import type { JsonObject } from '../database/tables.ts'
import type { FailureReply } from '../failures/index.ts'
import { isImportableBcrypt } from '../passwords/imported-hash.ts'
import { succeed, type Result } from '../failures/result.ts'

/** A password set by an administrator: in plain text, or as a hash from another server. */
export type GivenPassword = { text: string } | { hash: string }

/** Account fields set by an administrator. Undefined fields stay unchanged, or get their defaults. */
export interface AccountFields {
  email: string | undefined
  phone: string | undefined
  password: GivenPassword | undefined
  /** False does not unconfirm a confirmed address. */
  confirmEmail: boolean
  confirmPhone: boolean
  userMetadata: JsonObject
  appMetadata: JsonObject
  /** Null if the account is not banned. */
  bannedUntil: Date | null | undefined
  role: string | undefined
}

/** The hash to store for the given password; undefined without one. Slow: call it before the transaction. */
export async function givenPasswordHash(
  { passwords }: AuthContext,
  password: GivenPassword | undefined,
): Promise<Result<string | undefined, FailureReply>> {
  if (password === undefined) return succeed(undefined)
  if ('text' in password) return passwords.hash(password.text)
  if (isImportableBcrypt(password.hash)) passwords.expectOldHashes()
  return succeed(password.hash)
}
