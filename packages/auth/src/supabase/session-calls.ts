import { signInErrorFrom } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { AuthClient, LinkTokens } from '../auth-client.ts'
import type { AuthFailure } from '../auth-failure.ts'
import { linkAgeWarning } from '../link-age.ts'
import type { SessionChanges } from '../session-changes.ts'
import type { SessionStorage } from '../storage/session-storage.ts'
import { owesSecondFactor } from '../second-factor.ts'
import { parseStoredSession, sessionFrom } from '../stored-session.ts'
import { ask, askNothing, coded, emptyAnswer } from './ask.ts'
import { linkErrorCodes } from './link-error-codes.ts'
import { newSessionFrom } from './new-session.ts'
import type { ProviderClient } from './provider-client.ts'
import type { SiteLinks } from './site-links.ts'

type SessionCalls = Pick<
  AuthClient,
  'signIn' | 'signInWithGoogle' | 'signOut' | 'setSessionFromTokens' | 'verifyPassword' | 'session' | 'accessToken'
>

export interface SessionCallsOptions {
  provider: ProviderClient
  /** A client that stores no session. */
  passingClient: () => ProviderClient
  /** Whether the service supports Google at all. */
  googleIsOn: () => Promise<Result<boolean, AuthFailure>>
  links: SiteLinks
  storage: SessionStorage
  changes: Pick<SessionChanges, 'report' | 'expectRecovery'>
}

const signInCodes = { from: signInErrorFrom, thrown: 'unexpected' } as const

/** Starting, reading and ending this browser's session. */
export function sessionCalls({
  provider,
  passingClient,
  googleIsOn,
  links,
  storage,
  changes,
}: SessionCallsOptions): SessionCalls {
  return {
    async signIn({ email, password, rememberMe }) {
      storage.remember(rememberMe)
      const answer = await ask(() => provider.signInWithPassword({ email: email.trim(), password }))
      storage.remember(undefined)
      if (!answer.ok) return fail(coded(answer.error, signInCodes))
      const session = newSessionFrom(answer.value.session)
      return session === null ? fail({ ...emptyAnswer(), code: 'unexpected' }) : succeed(session)
    },

    async signInWithGoogle(context) {
      const isOn = await googleIsOn()
      if (!isOn.ok) return fail({ ...isOn.error, code: 'google-failed' })
      if (!isOn.value) return fail({ ...emptyAnswer(), kind: 'refused', code: 'google-failed' })
      const answer = await ask(() => provider.signInWithOAuth(googleRequest(links.authCallback(context))))
      if (!answer.ok) return fail({ ...answer.error, code: 'google-failed' })
      const { url } = answer.value
      return url === null ? fail({ ...emptyAnswer(), code: 'google-failed' }) : succeed({ url })
    },

    async signOut(scope = 'global') {
      const endsHere = scope !== 'others'
      if (endsHere) storage.dropHiddenCopy()
      const answer = await askNothing(() => provider.signOut({ scope }))
      if (endsHere) {
        storage.clear()
        changes.report('signed_out')
      }
      return answer.ok || answer.error.kind === 'no_session' ? succeed(undefined) : answer
    },

    async setSessionFromTokens(link) {
      warnOfAge(link)
      const settle = link.recovery ? changes.expectRecovery() : undefined
      const tokens = { access_token: link.accessToken, refresh_token: link.refreshToken }
      const answer = await ask(() => provider.setSession(tokens))
      settle?.()
      if (!answer.ok) return fail({ ...answer.error, code: linkErrorCodes[answer.error.kind] })
      const session = newSessionFrom(answer.value.session)
      return session === null ? fail({ ...emptyAnswer(), code: 'unexpected' }) : succeed(session)
    },

    async verifyPassword({ email, password }) {
      const passing = passingClient()
      const answer = await ask(() => passing.signInWithPassword({ email: email.trim(), password }))
      if (!answer.ok) return fail(coded(answer.error, signInCodes))
      await askNothing(() => passing.signOut({ scope: 'local' }))
      return succeed(undefined)
    },

    async session() {
      const answer = await ask(() => provider.getSession())
      if (answer.ok) return sessionFrom(answer.value.session)
      // Unreachable does not mean signed out: the session stays stored and is refreshed when the network is back.
      return answer.error.kind === 'unavailable' ? parseStoredSession(storage.read()) : null
    },

    async accessToken() {
      const answer = await ask(() => provider.getSession())
      const session = answer.ok ? sessionFrom(answer.value.session) : null
      return session === null || owesSecondFactor(session) ? undefined : session.accessToken
    },
  }
}

function warnOfAge(link: LinkTokens): void {
  const warning = linkAgeWarning(link, Math.round(Date.now() / 1000))
  // The service's own client logs this warning when it parses a link itself; ours are parsed by our own pages.
  // oxlint-disable-next-line no-console
  if (warning !== undefined) console.warn(warning)
}

function googleRequest(redirectTo: string) {
  const queryParams = { access_type: 'offline', prompt: 'consent' }
  return { provider: 'google' as const, options: { redirectTo, queryParams } }
}
