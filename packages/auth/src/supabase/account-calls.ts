import { accountProbablyExists, passwordUpdateErrorFrom, resetRequestErrorFrom } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { AuthClient } from '../auth-client.ts'
import type { AuthFailure } from '../auth-failure.ts'
import { callPatience, within } from '../patience.ts'
import type { AuthUser } from '../session.ts'
import type { SessionStorage } from '../storage/session-storage.ts'
import { userFrom } from '../stored-session.ts'
import { ask, coded, emptyAnswer } from './ask.ts'
import { isSignedIn } from './current-session.ts'
import type { LoadService } from './loaded-service.ts'
import type { SiteLinks } from './site-links.ts'

type AccountCalls = Pick<AuthClient, 'user' | 'updatePassword' | 'updateEmail' | 'requestPasswordReset' | 'emailExists'>

/** Reading and changing the account itself. */
export function accountCalls(
  load: LoadService,
  { links, storage }: { links: SiteLinks; storage: SessionStorage },
): AccountCalls {
  const askForReset = (email: string) =>
    ask(load, ({ provider }) => provider.resetPasswordForEmail(email.trim(), { redirectTo: links.resetPassword() }))
  return {
    async user() {
      if (!isSignedIn(storage)) return fail({ kind: 'no_session', provider: { message: 'Auth session missing!' } })
      const asked = ask(load, ({ provider }) => provider.getUser()).then(userOf)
      return within(callPatience, asked, () => fail(noAnswer))
    },

    async updatePassword(password, current) {
      const change = current === undefined ? { password } : { password, current_password: current }
      const answer = userOf(await ask(load, ({ provider }) => provider.updateUser(change)))
      if (answer.ok) return answer
      const code = answer.error.kind === 'no_session' ? 'session-expired' : undefined
      const failure = coded(answer.error, { from: passwordUpdateErrorFrom, thrown: 'unexpected' })
      return fail(code === undefined ? failure : { ...failure, code })
    },

    async updateEmail(email) {
      const options = { emailRedirectTo: links.emailChange() }
      return userOf(await ask(load, ({ provider }) => provider.updateUser({ email: email.trim() }, options)))
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

const noAnswer: AuthFailure = { kind: 'unavailable', provider: { message: 'No answer in time', status: 0 } }

function userOf(answer: Result<{ user: unknown }, AuthFailure>): Result<AuthUser, AuthFailure> {
  if (!answer.ok) return answer
  const user = userFrom(answer.value.user)
  return user === null ? fail(emptyAnswer()) : succeed(user)
}
