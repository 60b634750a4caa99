import { createServiceAdmin, createServiceCheck, createTokenVerifier, type ServiceAdmin } from '@dst/auth/server'
import type { Kysely } from 'kysely'
import type { SessionStanding } from '@dst/auth-server'
import type { Accounts } from './accounts.js'
import type { HostedAuth } from './config.js'
import { isDeleted } from './database/deleted-accounts.js'
import type { Tables } from './database/tables.js'
import type { Identity } from './modules/users/investor-repository.js'
import { hostedGoogle } from './google/hosted-google.js'
import { rememberSessions, type SessionStandings } from './plugins/live-sessions.js'

/** Milliseconds after which a hosted service is asked again whether an account has a second factor. */
const factorsCountFor = 60_000

/** The accounts of a hosted auth service, which finds nobody by address and sends its mails itself. */
export function hostedAccounts({ url, anonKey, serviceKey, flow }: HostedAuth, db: Kysely<Tables>): Accounts {
  const issuer = `${url.replace(/\/+$/, '')}/auth/v1`
  const admin =
    serviceKey === undefined ? undefined : createServiceAdmin({ url, serviceKey, timeoutMilliseconds: 5000 })
  // It cannot be asked about sessions at every call: a token counts to its end, unless the account was deleted here.
  const deleted = rememberSessions(async ({ userId }) => ({
    state: (await isDeleted(db, userId)) ? 'ended' : 'alive',
    secondFactor: false,
  }))
  const factors = rememberSessions(({ userId, aal }) => hostedStanding(admin, userId, aal), { keep: factorsCountFor })
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
    sessionStanding: standing,
    // A record is made at the first visit.
    hasAccount: () => Promise.resolve(false),
    // What an embedded service had ordered before is due no longer.
    sendAccountMail: () => Promise.resolve(),
    describe: (identity) => describe(admin, identity),
    deletion: {
      here: () => Promise.resolve(),
      forget: deleted.forget,
      elsewhere: {
        remove: async (userId) => (await admin?.deleteUser(userId))?.ok ?? false,
        isGone: (userId) => isGone(admin, userId),
      },
    },
    browser: { url, anonKey, flow: flow === 'pkce' ? flow : undefined, google: hostedGoogle(issuer, anonKey) },
  }
}

/**
 * Whether the account has a second factor that the token's session has not passed. Without the service credential, or
 * while the service is away, there is nobody to ask; who signs in meanwhile would need that service too.
 */
async function hostedStanding(
  admin: ServiceAdmin | undefined,
  userId: string,
  aal: 'aal1' | 'aal2',
): Promise<SessionStanding> {
  if (aal === 'aal2') return { state: 'alive', secondFactor: true }
  const account = await admin?.readUser(userId)
  const factors = account?.ok === true ? account.value['factors'] : undefined
  const hasOne = Array.isArray(factors) && factors.some((factor: unknown) => isVerified(factor))
  return { state: hasOne ? 'owes-second-factor' : 'alive', secondFactor: hasOne }
}

function isVerified(factor: unknown): boolean {
  return typeof factor === 'object' && factor !== null && 'status' in factor && factor.status === 'verified'
}

/** Without the service credential, what the token says is all there is to see. */
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
