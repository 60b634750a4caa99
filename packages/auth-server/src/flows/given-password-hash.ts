import type { AuthContext } from '../context/context.ts'
import type { FailureReply } from '../failures/index.ts'
import { isImportableBcrypt } from '../passwords/imported-hash.ts'
import { succeed, type Result } from '../failures/result.ts'
import type { GivenPassword } from '../wire/account-body.ts'

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
