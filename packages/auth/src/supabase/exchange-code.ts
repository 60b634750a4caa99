import { mailCodeErrorFrom } from '@dst/domain/errors'
import { fail, succeed } from '@dst/domain/result'
import type { AuthClient } from '../auth-client'
import { sessionFrom } from '../stored-session'
import { ask, coded } from './ask'
import type { ProviderClient } from './provider-client'

/**
 * Spends a typed code with a client that keeps no session: whose session the code begins, and whether it takes the place of
 * another one, is asked where its link would arrive.
 */
export function exchangeCode(passingClient: () => ProviderClient): AuthClient['exchangeCode'] {
  return async ({ type, email, code }) => {
    const answer = await ask(() => passingClient().verifyOtp({ type, email: email.trim(), token: code }))
    if (!answer.ok) return fail(coded(answer.error, { from: mailCodeErrorFrom, thrown: 'failed' }))
    const session = sessionFrom(answer.value.session)
    if (session === null) return succeed(null)
    const { accessToken, refreshToken, expiresAt } = session
    return succeed({ accessToken, refreshToken, expiresAt, recovery: type === 'recovery' })
  }
}
