import { fail, succeed } from '@dst/domain/result'
import type { AuthClient, LinkCodeErrorCode } from '../auth-client'
import type { AuthFailure } from '../auth-failure'
import { sessionFrom } from '../stored-session'
import { ask, emptyAnswer } from './ask'
import { linkErrorCodes } from './link-error-codes'
import type { LinkVerifiers } from './link-verifiers'
import type { ProviderClient } from './provider-client'

/** No verifier at all, or that of another link: somebody else asked for this one, or the same person elsewhere. */
const otherBrowser: readonly (string | undefined)[] = ['pkce_code_verifier_not_found', 'bad_code_verifier']

/**
 * Exchanges the code of a link with a client that keeps no session: whose session it begins, and whether it takes the place
 * of another one, is asked where the link arrived.
 */
export function exchangeLinkCode(
  linkClient: () => ProviderClient,
  verifiers: LinkVerifiers,
): AuthClient['exchangeLinkCode'] {
  return async ({ code, flowId }) => {
    const answer = await ask(() => linkClient().exchangeCodeForSession(code, flowId === undefined ? {} : { flowId }))
    if (!answer.ok && isPassing(answer.error)) {
      verifiers.keep()
      return fail({ ...answer.error, code: linkErrorCodes.unavailable })
    }
    verifiers.settle()
    if (!answer.ok) return fail({ ...answer.error, code: codeOf(answer.error) })
    const session = sessionFrom(answer.value.session)
    if (session === null) return fail({ ...emptyAnswer(), code: 'unexpected' })
    const { accessToken, refreshToken, expiresAt } = session
    return succeed({ accessToken, refreshToken, expiresAt, recovery: isRecovery(answer.value) })
  }
}

/** The service has not looked at the code: it was not reached, or has no time. */
function isPassing({ kind, provider }: AuthFailure): boolean {
  return kind === 'unavailable' || provider.status === 429
}

/** The service's client kept beside the verifier what it was for, and says so; its types do not. */
function isRecovery(exchanged: object): boolean {
  return 'redirectType' in exchanged && exchanged.redirectType === 'recovery'
}

function codeOf({ kind, provider }: AuthFailure): LinkCodeErrorCode {
  return otherBrowser.includes(provider.code) ? 'other-browser' : linkErrorCodes[kind]
}
