import { signInErrorFrom } from '@dst/domain/errors'
import { fail, succeed } from '@dst/domain/result'
import type { AuthClient, LinkTokens } from '../auth-client.ts'
import { linkAgeWarning } from '../link-age.ts'
import { callPatience, within } from '../patience.ts'
import type { SessionChanges } from '../session-changes.ts'
import type { SessionStorage } from '../storage/session-storage.ts'
import { owesSecondFactor } from '../second-factor.ts'
import { sessionFrom } from '../stored-session.ts'
import { ask, askNothing, coded, emptyAnswer, isUnasked } from './ask.ts'
import { isSignedIn } from './current-session.ts'
import { linkErrorCodes } from './link-error-codes.ts'
import { newSessionFrom } from './new-session.ts'
import { offers } from './offers.ts'
import type { LoadService } from './loaded-service.ts'
import type { SiteLinks } from './site-links.ts'

type SessionCalls = Pick<
  AuthClient,
  'signIn' | 'signInWithGoogle' | 'signOut' | 'setSessionFromTokens' | 'verifyPassword' | 'accessToken' | 'refresh'
>

export interface SessionCallsOptions {
  load: LoadService
  links: SiteLinks
  storage: SessionStorage
  changes: Pick<SessionChanges, 'report' | 'expectRecovery'>
}

const signInCodes = { from: signInErrorFrom, thrown: 'unexpected' } as const

/** Starting, reading and ending this browser's session. */
export function sessionCalls({ load, links, storage, changes }: SessionCallsOptions): SessionCalls {
  return {
    async signIn({ email, password, rememberMe }) {
      storage.remember(rememberMe)
      const answer = await ask(load, ({ provider }) => provider.signInWithPassword({ email: email.trim(), password }))
      storage.remember(undefined)
      if (!answer.ok) return fail(coded(answer.error, signInCodes))
      const session = newSessionFrom(answer.value.session)
      return session === null ? fail({ ...emptyAnswer(), code: 'unexpected' }) : succeed(session)
    },

    async signInWithGoogle(context) {
      const isOn = await offers(load, 'google')
      if (!isOn.ok) return fail({ ...isOn.error, code: 'google-failed' })
      if (!isOn.value) return fail({ ...emptyAnswer(), kind: 'refused', code: 'google-failed' })
      const answer = await ask(load, ({ provider }) =>
        provider.signInWithOAuth(googleRequest(links.authCallback(context))),
      )
      if (!answer.ok) return fail({ ...answer.error, code: 'google-failed' })
      const { url } = answer.value
      return url === null ? fail({ ...emptyAnswer(), code: 'google-failed' }) : succeed({ url })
    },

    async signOut(scope = 'global') {
      const ended = storage.read()
      if (ended === null) return succeed(undefined)
      const endsHere = scope !== 'others'
      if (endsHere) storage.dropHiddenCopy()
      const answer = await askNothing(load, ({ provider }) => provider.signOut({ scope }))
      // The service's client frees this browser before it asks for a local sign-out: who signed in meanwhile stays.
      const stored = storage.read()
      const isAnother = scope === 'local' && stored !== null && stored !== ended
      if (endsHere && !isAnother) {
        storage.clear()
        changes.report('signed_out')
      }
      return answer.ok || answer.error.kind === 'no_session' ? succeed(undefined) : answer
    },

    async setSessionFromTokens(link) {
      warnOfAge(link)
      const settle = link.recovery ? changes.expectRecovery() : undefined
      const tokens = { access_token: link.accessToken, refresh_token: link.refreshToken }
      const answer = await ask(load, ({ provider }) => provider.setSession(tokens))
      settle?.()
      if (!answer.ok)
        return fail({
          ...answer.error,
          code: isUnasked(answer.error) ? 'unexpected' : linkErrorCodes[answer.error.kind],
        })
      const session = newSessionFrom(answer.value.session)
      return session === null ? fail({ ...emptyAnswer(), code: 'unexpected' }) : succeed(session)
    },

    async verifyPassword({ email, password }) {
      const answer = await ask(load, ({ transientClient }) =>
        transientClient().signInWithPassword({ email: email.trim(), password }),
      )
      if (!answer.ok) return fail(coded(answer.error, signInCodes))
      await askNothing(load, ({ transientClient }) => transientClient().signOut({ scope: 'local' }))
      return succeed(undefined)
    },

    async refresh() {
      const answer = await ask(load, ({ provider }) => provider.refreshSession())
      changes.report('token_refreshed')
      return answer.ok ? succeed(undefined) : answer
    },

    async accessToken() {
      if (!isSignedIn(storage)) return undefined
      const token = ask(load, ({ provider }) => provider.getSession()).then((answer) => {
        const session = answer.ok ? sessionFrom(answer.value.session) : null
        return session === null || owesSecondFactor(session) ? undefined : session.accessToken
      })
      return within(callPatience, token, () => undefined)
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
