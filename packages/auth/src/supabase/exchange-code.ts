import { mailCodeErrorFrom } from '@dst/domain/errors'
import { fail, succeed } from '@dst/domain/result'
import type { AuthClient } from '../auth-client.ts'
import { ask, coded } from './ask.ts'
import { linkTokensFrom } from './link-tokens-from.ts'
import type { LoadService } from './loaded-service.ts'

/**
 * Redeems a typed code with a client that stores no session: the page where its link would land decides whose session
 * it starts and whether it replaces another one.
 */
export function exchangeCode(load: LoadService): AuthClient['exchangeCode'] {
  return async ({ type, email, code }) => {
    const answer = await ask(load, ({ transientClient }) =>
      transientClient().verifyOtp({ type, email: email.trim(), token: code }),
    )
    if (!answer.ok) return fail(coded(answer.error, { from: mailCodeErrorFrom, thrown: 'failed' }))
    return succeed(linkTokensFrom(answer.value.session, type === 'recovery'))
  }
}
