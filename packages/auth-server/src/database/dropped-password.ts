import type { JsonObject, UserRow } from './tables'

const mark = 'password_dropped'

type PasswordColumns = Pick<UserRow, 'app_metadata' | 'encrypted_password'>

/** The application metadata of an account whose password is about to be dropped, with the mark that says so. */
export function markDroppedPassword(metadata: JsonObject): JsonObject {
  return { ...metadata, [mark]: true }
}

/** Whether the account once had a password that was dropped as unproven, and has had none since. */
export function hasDroppedPassword({ app_metadata: metadata, encrypted_password: password }: PasswordColumns): boolean {
  return password === null && metadata[mark] === true
}

/** The application metadata as others see it: the mark counts only until the account has a password again. */
export function shownAppMetadata(user: PasswordColumns): JsonObject {
  const { [mark]: _, ...others } = user.app_metadata
  return hasDroppedPassword(user) ? { ...others, [mark]: true } : others
}
