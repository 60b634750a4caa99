import { namesFrom, type TokenClaims } from '@dst/auth/server'
import { nameMaximumLength } from '@dst/domain/parameters'

/** The person identified by a verified access token. */
export interface Identity {
  userId: string
  /** Confirmed and lowercase. */
  email: string
  provider: 'email' | 'google'
  firstName: string
  lastName: string
  /** When the token expires. All tokens have the same lifetime, so the later of two has the more recent address. */
  tokenExpiry: Date
  /** Hash of the terms accepted at sign-up, if the account has one. */
  agreedTerms?: string | undefined
  /** When they last signed in, if the token says so. */
  signedInAt?: Date | undefined
  /** The token's session, if it belongs to one. */
  sessionId?: string | undefined
  /** Whether the account has a second factor, if the auth service was asked. */
  secondFactor?: boolean | undefined
}

/** The caller of a request. */
export interface Caller {
  identity: Identity
  /** The request id used in logs and audit entries. */
  requestId: string
  /** Whether the browser sends Global Privacy Control. */
  privacySignal: boolean
}

type Claims = Pick<TokenClaims, 'userId' | 'email' | 'provider' | 'userMetadata' | 'expiresAt' | 'signedInAt'> &
  Partial<Pick<TokenClaims, 'sessionId'>>

/** The person identified by the claims of a verified token. */
export function identityOf({
  userId,
  email,
  provider,
  userMetadata,
  expiresAt,
  signedInAt,
  sessionId,
}: Claims): Identity {
  const { firstName, lastName } = namesFrom(userMetadata)
  return {
    userId,
    email: email.toLowerCase(),
    provider: provider === 'google' ? 'google' : 'email',
    firstName: storable(firstName),
    lastName: storable(lastName),
    tokenExpiry: new Date(expiresAt * 1000),
    agreedTerms: hash(userMetadata['agreedTerms']),
    signedInAt: signedInAt === undefined ? undefined : new Date(signedInAt * 1000),
    sessionId,
  }
}

function hash(value: unknown): string | undefined {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value) ? value : undefined
}

/** People can edit their own metadata, so names are truncated and stripped of what Postgres cannot store. */
function storable(name: string): string {
  return name.replaceAll('\0', '').trim().slice(0, nameMaximumLength)
}
