import { createServiceAdmin, createServiceCheck, createTokenVerifier, type ServiceAdmin } from '@dst/auth/server'
import type { Kysely } from 'kysely'
import type { SessionStatus } from '@dst/auth-server'
import type { Accounts } from './accounts.ts'
import type { Identity } from '../database/identity.ts'
import type { HostedAuth } from '../config/auth-config.ts'
import { isDeleted } from '../database/deleted-accounts.ts'
import type { Tables } from '../database/tables.ts'
import { hostedGoogle } from './google/hosted-google.ts'
import { rememberSessions, type SessionStandings } from '../plugins/live-sessions.ts'

/** Milliseconds that the result of a second-factor lookup at a hosted service is cached. */
const factorsCountFor = 60_000

/** The accounts of a hosted auth service, which cannot look up accounts by address and sends its own emails. */
export function hostedAccounts({ url, anonKey, serviceKey, flow }: HostedAuth, db: Kysely<Tables>): Accounts {
  const issuer = `${url.replace(/\/+$/, '')}/auth/v1`
  const admin =
    serviceKey === undefined ? undefined : createServiceAdmin({ url, serviceKey, timeoutMilliseconds: 5000 })
  // Asking it about the session on every call is not possible: a token is valid until it expires, unless the account
  // was deleted here.
  const deleted = rememberSessions(async ({ userId }) => ({
    state: (await isDeleted(db, userId)) ? 'ended' : 'alive',
    secondFactor: false,
  }))
  const factors = rememberSessions(({ userId, aal }) => hostedSessionStatus(admin, userId, aal), {
    keep: factorsCountFor,
  })
  const standing: SessionStandings = async (claims) => {
    const own = await deleted.standing(claims)
    return own.state === 'alive' ? factors.standing(claims) : own
  }
  return {
    verifier: createTokenVerifier({
      jwks: new URL(`${issuer}/.well-known/jwks.json`),
      issuer,
      serviceCheck: createServiceCheck({ url, anonKey }),
    }),
    writeAppMetadata: async (userId, metadata) => (await admin?.setAppMetadata(userId, metadata))?.ok ?? false,
    sessionStatus: standing,
    // A record is created at the first visit.
    hasAccount: () => Promise.resolve(false),
    // Emails queued earlier by an embedded service are dropped.
    sendAccountMail: () => Promise.resolve(),
    keepUp: () => Promise.resolve(),
    describe: (identity) => describe(admin, identity),
    deletion: {
      here: () => Promise.resolve(),
      forget: deleted.forget,
      elsewhere: {
        remove: async (userId) => (await admin?.deleteUser(userId))?.ok ?? false,
        isGone: (userId) => isGone(admin, userId),
      },
    },
    members: admin && { admin },
    browser: { url, anonKey, flow: flow === 'pkce' ? flow : undefined, google: hostedGoogle(issuer, anonKey) },
  }
}

/**
 * Whether the account has a second factor that the token's session has not passed. Without the service credential, or
 * while the service is down, this cannot be checked and the session counts as alive; new sign-ins need that service
 * anyway.
 */
async function hostedSessionStatus(
  admin: ServiceAdmin | undefined,
  userId: string,
  aal: 'aal1' | 'aal2',
): Promise<SessionStatus> {
  if (aal === 'aal2') return { state: 'alive', secondFactor: true }
  const account = await admin?.readUser(userId)
  const factors = account?.ok === true ? account.value['factors'] : undefined
  const hasOne = Array.isArray(factors) && factors.some((factor: unknown) => isVerified(factor))
  return { state: hasOne ? 'owes-second-factor' : 'alive', secondFactor: hasOne }
}

function isVerified(factor: unknown): boolean {
  return typeof factor === 'object' && factor !== null && 'status' in factor && factor.status === 'verified'
}

/** Without the service credential, only the token's claims are available. */
async function describe(
  admin: ServiceAdmin | undefined,
  { userId, email, provider, firstName, lastName }: Identity,
): Promise<Record<string, unknown> | undefined> {
  if (!admin) return { id: userId, email, provider, firstName, lastName }
  const account = await admin.readUser(userId)
  return account.ok ? account.value : undefined
}

async function isGone(admin: ServiceAdmin | undefined, userId: string): Promise<boolean> {
  const account = await admin?.readUser(userId)
  if (account?.ok === false && account.error.code === 'not_found') return true
  if (account?.ok) return false
  throw Object.assign(new Error('the auth service could not be asked'), { code: 'auth_service_away' })
}
