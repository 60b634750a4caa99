import { problemIssuesFromValidation, problems as definitions, type Problem, type ProblemCode, type ProblemIssue } from '@dst/contracts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { databaseIsAway } from '../database/outage.js'

declare module 'fastify' {
  interface FastifyReply {
    /** Answers with an error of the contract; `sentence` replaces the code's own where a call has a better one. */
    problem(code: ProblemCode, details?: { sentence?: string; issues?: ProblemIssue[] }): FastifyReply
  }
}

const codeByFastifyError: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
}

const codeByStatus: Record<number, ProblemCode> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
}

/** Every error leaves the server as `{ error, code, issues?, requestId }`, and never with a stack trace. */
export const problems = fp(
  async (app) => {
    app.decorateReply('problem', function problem(this: FastifyReply, code, { sentence, issues } = {}) {
      const { status, sentence: usual } = definitions[code]
      const body: Problem = { error: sentence ?? usual, code, ...(issues ? { issues } : {}), requestId: this.request.id }
      if (status === 503) this.header('retry-after', '5')
      // Serialised here: a problem is the same on every route, also on those that have no schema.
      return this.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
    })
    app.setNotFoundHandler((_request, reply) => reply.problem('not_found'))
    app.setErrorHandler(answerError)
  },
  { name: 'problems' },
)

/** Turns whatever a route threw into a problem; only what nobody foresaw is logged as an error. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = problemIssuesFromValidation(error.validation)
    const [first] = issues
    return reply.problem('validation_failed', { issues, ...(first ? { sentence: first.message } : {}) })
  }
  const known = codeByFastifyError[error.code] ?? codeByStatus[error.statusCode ?? 500]
  if (known) return reply.problem(known)
  if (error instanceof SyntaxError && error.statusCode === 400) return reply.problem('malformed_json')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return reply.problem('validation_failed')
  const facts = { name: error.name, code: error.code, message: error.message, stack: error.stack }
  if (databaseIsAway(error)) {
    request.log.warn(facts, 'the database is away')
    return reply.problem('unavailable')
  }
  request.log.error(facts, 'unexpected failure')
  return reply.problem('internal')
}
