import { fail, succeed } from '@dst/domain/result'
import type { AuthClient } from '../auth-client.ts'
import type { LoadService } from './loaded-service.ts'
import { ask, isPassing, isUnasked } from './ask.ts'
import { linkErrorCodes } from './link-error-codes.ts'
import { linkTokensFrom } from './link-tokens-from.ts'

/**
 * Redeems the token of a link with a client that stores no session: the page where the link landed decides whose
 * session it starts and whether it replaces another one.
 */
export function redeemMailLink(load: LoadService): AuthClient['redeemMailLink'] {
  return async ({ type, tokenHash }) => {
    const answer = await ask(load, ({ transientClient }) =>
      transientClient().verifyOtp({ type, token_hash: tokenHash }),
    )
    if (!answer.ok) {
      const { error } = answer
      if (isUnasked(error)) return fail({ ...error, code: 'unexpected' })
      return fail({ ...error, code: isPassing(error) ? linkErrorCodes.unavailable : linkErrorCodes[error.kind] })
    }
    return succeed(linkTokensFrom(answer.value.session, type === 'recovery'))
  }
}
