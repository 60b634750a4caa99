import { fail, succeed } from '@dst/domain/result'
import type { AuthClient, LinkCodeErrorCode } from '../auth-client.ts'
import type { AuthFailure } from '../auth-failure.ts'
import { ask, emptyAnswer, isPassing, isUnasked } from './ask.ts'
import { linkErrorCodes } from './link-error-codes.ts'
import { linkTokensFrom } from './link-tokens-from.ts'
import type { LinkVerifiers } from './link-verifiers.ts'
import type { LoadService } from './loaded-service.ts'

/** No verifier, or that of another link: somebody else requested this one, or the same user in another browser. */
const otherBrowser: readonly (string | undefined)[] = ['pkce_code_verifier_not_found', 'bad_code_verifier']

/**
 * Exchanges the code of a link with a client that stores no session: the page where the link landed decides whose
 * session it starts and whether it replaces another one.
 */
export function exchangeLinkCode(load: LoadService, verifiers: LinkVerifiers): AuthClient['exchangeLinkCode'] {
  return async ({ code, flowId }) => {
    const answer = await ask(load, ({ linkClient }) =>
      linkClient().exchangeCodeForSession(code, flowId === undefined ? {} : { flowId }),
    )
    if (!answer.ok && isUnasked(answer.error)) return fail({ ...answer.error, code: 'unexpected' })
    if (!answer.ok && isPassing(answer.error)) {
      verifiers.persist()
      return fail({ ...answer.error, code: linkErrorCodes.unavailable })
    }
    verifiers.settle()
    if (!answer.ok) return fail({ ...answer.error, code: codeOf(answer.error) })
    const tokens = linkTokensFrom(answer.value.session, isRecovery(answer.value))
    return tokens === null ? fail({ ...emptyAnswer(), code: 'unexpected' }) : succeed(tokens)
  }
}

/** The service's client stores the purpose along with the verifier and returns it; its types do not say so. */
function isRecovery(exchanged: object): boolean {
  return 'redirectType' in exchanged && exchanged.redirectType === 'recovery'
}

function codeOf({ kind, provider }: AuthFailure): LinkCodeErrorCode {
  return otherBrowser.includes(provider.code) ? 'other-browser' : linkErrorCodes[kind]
}
