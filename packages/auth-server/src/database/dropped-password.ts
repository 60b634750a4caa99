import type { JsonObject, UserRow } from './tables.ts'

const mark = 'password_dropped'

type PasswordColumns = Pick<UserRow, 'app_metadata' | 'encrypted_password'>

/** The app metadata of an account whose password is about to be dropped, with the flag that marks this. */
export function markDroppedPassword(metadata: JsonObject): JsonObject {
  return { ...metadata, [mark]: true }
}

/** Whether the account's password was dropped as unproven and no new one has been set since. */
export function hasDroppedPassword({ app_metadata: metadata, encrypted_password: password }: PasswordColumns): boolean {
  return password === null && metadata[mark] === true
}

/** The app metadata as shown to clients: the flag is included only until the account has a password again. */
export function publicAppMetadata(user: PasswordColumns): JsonObject {
  const { [mark]: _, ...others } = user.app_metadata
  return hasDroppedPassword(user) ? { ...others, [mark]: true } : others
}
