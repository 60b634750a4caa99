import type { UserWithIdentities } from '../database/users'
import type { IdentityRow, JsonObject } from '../database/tables'

/** A user as it goes over the wire. */
export function userJson({ user, identities }: UserWithIdentities): JsonObject {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    ...present('email_confirmed_at', user.email_confirmed_at),
    ...present('invited_at', user.invited_at),
    phone: '',
    ...present('confirmation_sent_at', user.confirmation_sent_at),
    ...present('confirmed_at', user.email_confirmed_at),
    ...present('recovery_sent_at', user.recovery_sent_at),
    ...present('new_email', user.new_email),
    ...present('email_change_sent_at', user.email_change_sent_at),
    ...present('last_sign_in_at', user.last_sign_in_at),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: identities.map(identityJson),
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...present('banned_until', user.banned_until),
    is_anonymous: false,
  }
}

/** What a sign-up with a taken address gets: shaped like a new user, and nothing of the real one in it. */
export function obfuscatedUserJson(account: { id: string; email: string; data: JsonObject; now: Date }): JsonObject {
  return {
    id: account.id,
    aud: 'authenticated',
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
