import type { ApiFailure } from '@dst/api-client'
import { toErrorMessage, type ErrorMessage } from '~/lib/forms/error-message.ts'
import { connectionErrorMessage } from '~/services/connection-error.ts'
import { limitMessage } from './link-messages.ts'

/** Why a link could not be made or withdrawn. */
export type LinkProblemCode = 'too-many' | 'too-large' | 'session-expired' | 'not-made' | 'not-withdrawn'

/** The same as text for the user, with the time of another try if the server says when. */
export interface LinkProblem extends ErrorMessage {
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
export function linkProblem(code: LinkProblemCode, cause?: ApiFailure): LinkProblem {
  const message = (cause && connectionErrorMessage(cause)) ?? messages[code]
  const retryAfterSeconds = cause?.kind === 'http' ? cause.retryAfterSeconds : undefined
  return { code, ...toErrorMessage({ message, retryAfterSeconds }) }
}

/** Whether the server no longer accepts the session. */
export function isSessionExpired(failure: ApiFailure): boolean {
  return failure.kind === 'http' && failure.status === 401
}
