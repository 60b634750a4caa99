import { namesFrom } from './names-from.ts'
import type { AuthFactor, AuthIdentity, AuthUser, Session } from './session.ts'

/** Parses a session in the service's own format; null if it is not one. */
export function sessionFrom(value: unknown): Session | null {
  const source = record(value)
  const accessToken = text(source['access_token'])
  const refreshToken = text(source['refresh_token'])
  const expiresAt = source['expires_at']
  const user = userFrom(source['user'])
  if (accessToken === '' || refreshToken === '' || typeof expiresAt !== 'number' || user === null) return null
  return { accessToken, refreshToken, expiresAt, user }
}

/** Parses a stored session; null if there is none or it is corrupt. */
export function parseStoredSession(raw: string | null): Session | null {
  return raw === null ? null : sessionFrom(jsonRecord(raw))
}

/** The object in a JSON string; empty if it holds none. */
export function jsonRecord(json: string): Readonly<Record<string, unknown>> {
  try {
    return record(JSON.parse(json))
  } catch {
    return {}
  }
}

/** Parses a user in the service's own format; null if it has no id. */
export function userFrom(value: unknown): AuthUser | null {
  const source = record(value)
  const id = text(source['id'])
  if (id === '') return null
  const userMetadata = record(source['user_metadata'])
  const appMetadata = record(source['app_metadata'])
  const emailConfirmedAt = text(source['email_confirmed_at']) || null
  return {
    id,
    email: text(source['email']).toLowerCase(),
    emailConfirmedAt,
    emailVerified: emailConfirmedAt !== null,
    newEmail: text(source['new_email']) || null,
    provider: text(appMetadata['provider']) || 'email',
    ...namesFrom(userMetadata),
    userMetadata,
    appMetadata,
    identities: list(source['identities']).map(identityFrom),
    factors: list(source['factors']).map(factorFrom),
  }
}

function identityFrom(value: unknown): AuthIdentity {
  const source = record(value)
  return { id: text(source['identity_id']) || text(source['id']), provider: text(source['provider']) }
}

function factorFrom(value: unknown): AuthFactor {
  const source = record(value)
  const name = text(source['friendly_name'])
  const addedAt = text(source['created_at'])
  return {
    id: text(source['id']),
    kind: factorKinds.find((kind) => kind === source['factor_type']) ?? 'other',
    status: source['status'] === 'verified' ? 'verified' : 'unverified',
    ...(name === '' ? {} : { name }),
    ...(addedAt === '' ? {} : { addedAt }),
  }
}

const factorKinds = ['totp', 'phone', 'webauthn', 'recovery_code'] as const

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
