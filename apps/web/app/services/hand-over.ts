/** What a sign-up leaves behind for the pages that finish it. */
export interface RegistrationData {
  email: string
  firstName: string
  lastName: string
  dateOfBirth: string
  phoneNumber: string
  username: string
}

/** What Google tells about a person who has no investor record yet. */
export interface OAuthUserData {
  email: string
  firstName: string
  lastName: string
  provider: string
}

/** The names that the auth service holds right after an e-mail was confirmed. */
export interface FreshUserMetadata {
  email: string
  firstName: string
  lastName: string
}

/** Everything one page may leave for the next, under the session-storage key it is kept at. */
export interface HandOver {
  registrationData: RegistrationData
  /** Written together with `justVerified` and `verifiedEmail` when a confirmation succeeds. */
  emailVerified: boolean
  justVerified: boolean
  verifiedEmail: string
  /** Set when a person came back from Google without a scored record. */
  oauthUser: boolean
  userData: OAuthUserData
  freshUserMetadata: FreshUserMetadata
  /** Shown once on the sign-in or sign-up page. */
  authMessage: string
  prefilledEmail: string
  /** Names that were typed before the person left for Google, so that the form has them if they come back without. */
  typedNames: { firstName: string; lastName: string }
  /** Why Google led to no session; shown once on the page that it began on. */
  googleProblem: string
  dstScore: number
  /** The id of the user who opened a recovery link in this tab and has not set a password yet, so that a reload keeps the form. */
  recoveringUser: string
  /** Who left to sign in again, by id, and the address on this site that they come back to. */
  wayBack: { userId: string; path: string }
  /** The first name in the product's own record and its address, so that a reload greets alike. */
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
  recoveringUser: text,
  wayBack: record(['userId', 'path']),
  recordName: record(['email', 'firstName']),
}

const handOverKeys = Object.keys(codecs) as HandOverKey[]

/** Reads one value; undefined when it was never left, is damaged, or storage is closed to the site. */
export function readHandOver<K extends HandOverKey>(key: K): HandOver[K] | undefined {
  const stored = fromStorage((storage) => storage.getItem(key))
  return stored == null ? undefined : codecs[key].read(stored)
}

/** Leaves one value for the next page of this tab. */
export function writeHandOver<K extends HandOverKey>(key: K, value: HandOver[K]): void {
  fromStorage((storage) => storage.setItem(key, codecs[key].write(value)))
}

/** Reads one value and clears it, for what is shown once. */
export function takeHandOver<K extends HandOverKey>(key: K): HandOver[K] | undefined {
  const value = readHandOver(key)
  clearHandOver(key)
  return value
}

/** Forgets the named values. */
export function clearHandOver(...keys: HandOverKey[]): void {
  fromStorage((storage) => keys.forEach((key) => storage.removeItem(key)))
}

/** Forgets what signing out must not leave to the next person at this browser: everything but the words for the next page. */
export function clearHandOverAtSignOut(): void {
  const shownNext = new Set<string>(['authMessage', 'prefilledEmail'])
  for (const key of handOverKeys) if (!shownNext.has(key)) clearHandOver(key)
}

/** A record of texts, kept as JSON; a missing field reads as an empty text. */
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

/** Reaching for storage throws where the browser blocks site data; the pages then work without a hand-over. */
function fromStorage<T>(attempt: (storage: Storage) => T): T | undefined {
  try {
    return attempt(globalThis.sessionStorage)
  } catch {
    return undefined
  }
}
