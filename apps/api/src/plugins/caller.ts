import { namesFrom, type TokenClaims } from '@dst/auth/server'
import { nameMaximumLength } from '@dst/domain/parameters'
import type { Identity } from '../database/identity.ts'

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

/** The token of an authorization header, if it has one. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer (.+)$/i.exec(header ?? '')?.[1]
}
