import {
  problemIssuesFromValidation,
  problems as definitions,
  type Investor,
  type Problem,
  type ProblemCode,
  type ProblemIssue,
  type RequestState,
  type SavedExchangeFile,
  type SavedFirmSchedule,
  type Slot,
} from '@dst/contracts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { databaseIsAway } from '../database/outage.ts'
import { failureFacts } from '../process/failure-facts.ts'

interface ProblemDetails {
  sentence?: string
  issues?: ProblemIssue[]
  slots?: Slot[]
  /** The current record, when a save was based on an older version. */
  current?: Investor
  /** The same for an exchange file; null when none is saved. */
  savedFile?: SavedExchangeFile | null
  /** The firm's schedule in force, when a save was based on another version of it. */
  schedule?: SavedFirmSchedule
  /** The state of the request that forbids what was reported about it. */
  state?: RequestState
}

declare module 'fastify' {
  interface FastifyReply {
    /** Responds with an error of the contract; `sentence` replaces the code's default message. */
    problem(code: ProblemCode, details?: ProblemDetails): FastifyReply
  }
}

const codeByFastifyError: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  HOST_MISSING: 'malformed_request',
  COMPRESSED_BODY: 'compressed_body',
}

const codeByStatus: Record<number, ProblemCode> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  417: 'expectation_failed',
  429: 'too_many_requests',
  503: 'unavailable',
}

/** Every error leaves the server as `{ error, code, issues?, requestId }`, never with a stack trace. */
export const problems = fp(
  async (app) => {
    app.decorateReply('problem', function problem(this: FastifyReply, code, details) {
      return sendProblem(this, code, details)
    })
    app.setNotFoundHandler((_request, reply) => reply.problem('not_found'))
    app.setErrorHandler(answerError)
  },
  { name: 'problems' },
)

/** Converts whatever a route threw into a problem; only unexpected errors are logged as errors. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = problemIssuesFromValidation(error.validation)
    const [first] = issues
    return sendProblem(reply, 'validation_failed', { issues, ...(first ? { sentence: first.message } : {}) })
  }
  const known = codeByFastifyError[error.code] ?? codeByStatus[error.statusCode ?? 500]
  if (known) return sendProblem(reply, known)
  if (error instanceof SyntaxError && error.statusCode === 400) return sendProblem(reply, 'malformed_json')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return sendProblem(reply, 'validation_failed')
  if (databaseIsAway(error)) {
    request.log.warn(failureFacts(error), 'the database is away')
    return sendProblem(reply, 'unavailable')
  }
  request.log.error(failureFacts(error), 'unexpected failure')
  return sendProblem(reply, 'internal')
}

// A function as well as a decorator: the router's own errors come with a reply that has no decorators.
function sendProblem(reply: FastifyReply, code: ProblemCode, { sentence, ...more }: ProblemDetails = {}): FastifyReply {
  const { status, sentence: typical } = definitions[code]
  const body: Problem = { error: sentence ?? typical, code, ...more, requestId: reply.request.id }
  reply.header('cache-control', 'no-store')
  if (status === 503) reply.header('retry-after', '5')
  // Serialized here: a problem is the same on every route, including routes without a schema.
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}
