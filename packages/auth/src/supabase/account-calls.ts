import { accountProbablyExists, passwordUpdateErrorFrom, resetRequestErrorFrom } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { AuthClient } from '../auth-client.ts'
import type { AuthFailure } from '../auth-failure.ts'
import type { AuthUser } from '../session.ts'
import { userFrom } from '../stored-session.ts'
import { ask, coded, emptyAnswer } from './ask.ts'
import type { ProviderClient } from './provider-client.ts'
import type { SiteLinks } from './site-links.ts'

type AccountCalls = Pick<AuthClient, 'user' | 'updatePassword' | 'updateEmail' | 'requestPasswordReset' | 'emailExists'>

/** Reading and changing the account itself. */
export function accountCalls(provider: ProviderClient, links: SiteLinks): AccountCalls {
  const askForReset = (email: string) =>
    ask(() => provider.resetPasswordForEmail(email.trim(), { redirectTo: links.resetPassword() }))
  return {
    user: async () => userOf(await ask(() => provider.getUser())),

    async updatePassword(password, current) {
      const change = current === undefined ? { password } : { password, current_password: current }
      const answer = userOf(await ask(() => provider.updateUser(change)))
      if (answer.ok) return answer
      const code = answer.error.kind === 'no_session' ? 'session-expired' : undefined
      const failure = coded(answer.error, { from: passwordUpdateErrorFrom, thrown: 'unexpected' })
      return fail(code === undefined ? failure : { ...failure, code })
    },

    async updateEmail(email) {
      const options = { emailRedirectTo: links.emailChange() }
      return userOf(await ask(() => provider.updateUser({ email: email.trim() }, options)))
    },

    async requestPasswordReset(email) {
      const answer = await askForReset(email)
      if (answer.ok) return succeed(undefined)
      return fail(coded(answer.error, { from: resetRequestErrorFrom, thrown: 'failed' }))
    },

    async emailExists(email) {
      const answer = await askForReset(email)
      if (answer.ok) return accountProbablyExists('sent')
      return accountProbablyExists(answer.error.kind === 'unexpected' ? 'thrown' : answer.error.provider)
    },
  }
}

function userOf(answer: Result<{ user: unknown }, AuthFailure>): Result<AuthUser, AuthFailure> {
  if (!answer.ok) return answer
  const user = userFrom(answer.value.user)
  return user === null ? fail(emptyAnswer()) : succeed(user)
}
