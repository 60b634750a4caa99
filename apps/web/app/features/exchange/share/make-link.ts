import type { ApiClient, ApiFailure } from '@dst/api-client'
import type { ExchangeShare } from '@dst/contracts'
import { exchangeShareSize } from '@dst/domain/parameters'
import { fail, succeed, type Result } from '@dst/domain/result'
import { seal } from './seal.ts'
import { writeCopy, type SharedCopy } from './shared-copy.ts'
import { toErrorMessage, type ErrorMessage } from '~/lib/forms/error-message.ts'
import { connectionErrorMessage } from '~/services/connection-error.ts'
import { limitMessage } from './link-messages.ts'

/** A new link, and the key that only this browser knows. */
export interface MadeLink {
  readonly share: ExchangeShare
  readonly key: string
}

/** Encrypts a copy, and stores what came of it under a new link. The server gets the ciphertext alone. */
export async function makeLink(
  copy: SharedCopy,
  api: { exchange: Pick<ApiClient['exchange'], 'share'> },
): Promise<Result<MadeLink, LinkProblem>> {
  const { ciphertext, key } = await seal(writeCopy(copy))
  if (ciphertext.length > exchangeShareSize) return fail(linkProblem('too-large'))
  const outcome = await api.exchange.share(ciphertext)
  return outcome.ok ? succeed({ share: outcome.value, key }) : fail(linkProblem(codeOf(outcome.error), outcome.error))
}

/** Withdraws a link. Succeeds if it is gone already. */
export async function withdrawLink(
  id: string,
  api: { exchange: Pick<ApiClient['exchange'], 'withdrawShare'> },
): Promise<Result<void, LinkProblem>> {
  const outcome = await api.exchange.withdrawShare(id)
  if (outcome.ok || (outcome.error.kind === 'http' && outcome.error.status === 404)) return succeed(undefined)
  return fail(linkProblem(isSessionExpired(outcome.error) ? 'session-expired' : 'not-withdrawn', outcome.error))
}

function codeOf(failure: ApiFailure): LinkProblemCode {
  if (isSessionExpired(failure)) return 'session-expired'
  return failure.kind === 'http' && failure.code === 'too_many_shares' ? 'too-many' : 'not-made'
}

/** Why a link could not be made or withdrawn. */
type LinkProblemCode = 'too-many' | 'too-large' | 'session-expired' | 'not-made' | 'not-withdrawn'

/** The same as text for the user, with the time of another try if the server says when. */
interface LinkProblem extends ErrorMessage {
  code: LinkProblemCode
}

const messages = {
  'too-many': limitMessage,
  'too-large': 'Your file is too large for a link. It fits without the names, or with shorter ones.',
  'session-expired': 'Your session has expired. Please log in again.',
  'not-made': 'The link was not made. Please try again.',
  'not-withdrawn': 'The link was not withdrawn. Please try again.',
} as const satisfies Record<LinkProblemCode, string>

/** A problem that just occurred, in words. */
function linkProblem(code: LinkProblemCode, cause?: ApiFailure): LinkProblem {
  const message = (cause && connectionErrorMessage(cause)) ?? messages[code]
  const retryAfterSeconds = cause?.kind === 'http' ? cause.retryAfterSeconds : undefined
  return { code, ...toErrorMessage({ message, retryAfterSeconds }) }
}

/** Whether the server no longer accepts the session. */
function isSessionExpired(failure: ApiFailure): boolean {
  return failure.kind === 'http' && failure.status === 401
}
