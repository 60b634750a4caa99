import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failures, type FailureReply } from '../failures/index.ts'

/** First version of the API contract whose errors have a string code. */
const textCodesSince = '2024-01-01'

/** Sends a refusal in the error format of the request's API version. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: FailureReply): FastifyReply {
  const reasons = failure.weakPasswordReasons
  const weakPassword = reasons === undefined ? {} : { weak_password: { reasons } }
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds))
  reply.code(failure.status).header('x-sb-error-code', failure.code).type('application/json; charset=utf-8')
  if (wantsTextCodes(request)) {
    return reply
      .header('X-Supabase-Api-Version', textCodesSince)
      .send(JSON.stringify({ code: failure.code, message: failure.message, ...weakPassword }))
  }
  const errorId = failure.status >= 500 ? { error_id: request.id } : {}
  return reply.send(
    JSON.stringify({
      code: failure.status,
      error_code: failure.code,
      msg: failure.message,
      ...errorId,
      ...weakPassword,
    }),
  )
}

/**
 * The plugin's error handler for unexpected errors, without details that could contain personal data. `isOutage`
 * distinguishes a database outage from a bug.
 */
export function makeErrorHandler(isOutage: (error: unknown) => boolean) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (isOutage(error)) {
      request.log.warn({ event: 'auth_unavailable', error: error.name, code: error.code })
      return sendFailure(request, reply, failures.unavailable)
    }
    if (error.statusCode === 413) return sendFailure(request, reply, failures.bodyTooLarge)
    if (error.statusCode === 415) return sendFailure(request, reply, failures.mediaType)
    if (error.statusCode !== undefined && error.statusCode < 500) return sendFailure(request, reply, failures.badJson)
    request.log.error({ event: 'auth_failed', error: error.name, code: error.code, frames: stackFrames(error) })
    return sendFailure(request, reply, failures.unexpected)
  }
}

function wantsTextCodes(request: FastifyRequest): boolean {
  const version = request.headers['x-supabase-api-version']
  if (typeof version !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return false
  return !Number.isNaN(Date.parse(version)) && version >= textCodesSince
}

// A database error message can contain query values; the stack frames below it do not.
function stackFrames(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
}
