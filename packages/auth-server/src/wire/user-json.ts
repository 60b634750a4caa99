import { publicAppMetadata } from '../database/dropped-password.ts'
import type { UserWithIdentities } from '../database/users.ts'
import type { FactorRow, IdentityRow, JsonObject, UserRow } from '../database/tables.ts'

/** A user as sent to clients. */
export function userJson({ user, identities, factors }: UserWithIdentities, audience: string): JsonObject {
  return {
    id: user.id,
    aud: audience,
    role: user.role,
    email: user.email ?? '',
    ...present('email_confirmed_at', user.email_confirmed_at),
    ...present('invited_at', user.invited_at),
    phone: user.phone ?? '',
    ...present('phone_confirmed_at', user.phone_confirmed_at),
    ...present('confirmation_sent_at', user.confirmation_sent_at),
    ...present('confirmed_at', earlier(user.email_confirmed_at, user.phone_confirmed_at)),
    ...present('recovery_sent_at', user.recovery_sent_at),
    ...present('new_email', user.new_email),
    ...present('email_change_sent_at', user.email_change_sent_at),
    ...present('new_phone', user.new_phone),
    ...present('phone_change_sent_at', user.phone_change_sent_at),
    ...present('reauthentication_sent_at', user.reauthentication_sent_at),
    ...present('last_sign_in_at', user.last_sign_in_at),
    app_metadata: publicAppMetadata(user),
    user_metadata: user.user_metadata,
    ...(factors.length === 0 ? {} : { factors: factors.map(factorJson) }),
    identities: identities.map(identityJson),
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...present('banned_until', user.banned_until),
    ...present('deleted_at', user.deleted_at),
    is_anonymous: user.is_anonymous,
  }
}

/** A user as a list item: without identities and second factors, which are not read for a list. */
export function listedUserJson(user: UserRow, audience: string): JsonObject {
  return { ...userJson({ user, identities: [], factors: [] }, audience), identities: null }
}

/** A second factor as sent to clients, never with its secret. */
export function factorJson(factor: FactorRow): JsonObject {
  return {
    id: factor.id,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    status: factor.status,
    ...present('friendly_name', factor.friendly_name),
    factor_type: factor.factor_type,
    phone: '',
    last_challenged_at: factor.last_challenged_at,
  }
}

/** Response to a sign-up with a taken address: shaped like a new user, without any data of the real one. */
export function obfuscatedUserJson(account: {
  id: string
  email: string
  data: JsonObject
  now: Date
  audience: string
}): JsonObject {
  return {
    id: account.id,
    aud: account.audience,
    role: '',
    email: account.email,
    phone: '',
    confirmation_sent_at: account.now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: account.data,
    identities: [],
    created_at: account.now,
    updated_at: account.now,
    is_anonymous: false,
  }
}

function identityJson(identity: IdentityRow): JsonObject {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...present('last_sign_in_at', identity.last_sign_in_at),
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    ...present('email', identity.email),
  }
}

function present(key: string, value: Date | string | null): JsonObject {
  return value === null || value === '' ? {} : { [key]: value }
}

function earlier(left: Date | null, right: Date | null): Date | null {
  if (left === null || right === null) return left ?? right
  return left < right ? left : right
}
