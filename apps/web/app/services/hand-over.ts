/** What a sign-up stores for the pages that complete it. */
export interface RegistrationData {
  email: string
  firstName: string
  lastName: string
  dateOfBirth: string
  phoneNumber: string
  username: string
}

/** Google's data about a user who has no investor record yet. */
export interface OAuthUserData {
  email: string
  firstName: string
  lastName: string
  provider: string
}

/** The names in the auth service right after an email address was confirmed. */
export interface FreshUserMetadata {
  email: string
  firstName: string
  lastName: string
}

/** Everything that one page may leave for the next, by its sessionStorage key. */
export interface HandOver {
  registrationData: RegistrationData
  /** Set together with `justVerified` and `verifiedEmail` when a confirmation succeeds. */
  emailVerified: boolean
  justVerified: boolean
  verifiedEmail: string
  /** Set when a user comes back from Google without a scored record. */
  oauthUser: boolean
  userData: OAuthUserData
  freshUserMetadata: FreshUserMetadata
  /** Shown once on the sign-in or sign-up page. */
  authMessage: string
  prefilledEmail: string
  /** Names typed before the user left for Google, to fill them in again if no account results. */
  typedNames: { firstName: string; lastName: string }
  /** Why Google didn't lead to a session; shown once on the page where it started. */
  googleProblem: string
  dstScore: number
  /** When this tab left for Google, in milliseconds since the epoch. */
  leftForGoogle: number
  /**
   * The id of the user who opened a recovery link in this tab and hasn't set a password yet, so that the form survives
   * a reload.
   */
  recoveringUser: string
  /** The id of the user who left to sign in again, and the path on this site to return to. */
  wayBack: { userId: string; path: string }
  /**
   * The first name and email address in the product's own record, so that the greeting stays the same after a reload.
   */
  recordName: { email: string; firstName: string }
}

export type HandOverKey = keyof HandOver

type Codec<T> = { write: (value: T) => string; read: (stored: string) => T | undefined }

const text: Codec<string> = { write: (value) => value, read: (stored) => stored }
const flag: Codec<boolean> = { write: String, read: (stored) => stored === 'true' }
const number: Codec<number> = {
  write: String,
  read: (stored) => (stored.trim() === '' || !Number.isFinite(Number(stored)) ? undefined : Number(stored)),
}

const codecs: { [K in HandOverKey]: Codec<HandOver[K]> } = {
  registrationData: record(['email', 'firstName', 'lastName', 'dateOfBirth', 'phoneNumber', 'username']),
  emailVerified: flag,
  justVerified: flag,
  verifiedEmail: text,
  oauthUser: flag,
  userData: record(['email', 'firstName', 'lastName', 'provider']),
  freshUserMetadata: record(['email', 'firstName', 'lastName']),
  authMessage: text,
  prefilledEmail: text,
  typedNames: record(['firstName', 'lastName']),
  googleProblem: text,
  dstScore: number,
  leftForGoogle: number,
  recoveringUser: text,
  wayBack: record(['userId', 'path']),
  recordName: record(['email', 'firstName']),
}

const handOverKeys = Object.keys(codecs) as HandOverKey[]

/** Reads one value; undefined if it isn't set, is corrupt, or storage is blocked. */
export function readHandOver<K extends HandOverKey>(key: K): HandOver[K] | undefined {
  const stored = fromStorage((storage) => storage.getItem(key))
  return stored == null ? undefined : codecs[key].read(stored)
}

/** Stores one value for the next page in this tab. */
export function writeHandOver<K extends HandOverKey>(key: K, value: HandOver[K]): void {
  fromStorage((storage) => storage.setItem(key, codecs[key].write(value)))
}

/** Reads and clears one value, for what is shown once. */
export function takeHandOver<K extends HandOverKey>(key: K): HandOver[K] | undefined {
  const value = readHandOver(key)
  clearHandOver(key)
  return value
}

/** Clears the given values. */
export function clearHandOver(...keys: HandOverKey[]): void {
  fromStorage((storage) => keys.forEach((key) => storage.removeItem(key)))
}

/**
 * Clears what must not be left for the next user of this browser after a sign-out: everything except the message for
 * the next page.
 */
export function clearHandOverAtSignOut(): void {
  const handedToNextPage = new Set<string>(['authMessage', 'prefilledEmail'])
  for (const key of handOverKeys) if (!handedToNextPage.has(key)) clearHandOver(key)
}

/** An object of strings, stored as JSON; a missing field becomes an empty string. */
function record<const F extends string>(fields: readonly F[]): Codec<Record<F, string>> {
  return {
    write: (value) => JSON.stringify(value),
    read: (stored) => {
      const parsed = parseObject(stored)
      if (parsed === undefined) return undefined
      const entries = fields.map((field) => [field, typeof parsed[field] === 'string' ? parsed[field] : ''])
      return Object.fromEntries(entries) as Record<F, string>
    },
  }
}

function parseObject(stored: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(stored)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Accessing storage throws if the browser blocks site data; the pages then work without a hand-over. */
function fromStorage<T>(attempt: (storage: Storage) => T): T | undefined {
  try {
    return attempt(globalThis.sessionStorage)
  } catch {
    return undefined
  }
}
