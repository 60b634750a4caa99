import { fillPath, type Endpoint, type RequestBody, type SuccessBody } from '@dst/contracts'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { ApiFailure } from './api-failure.ts'
import { parseJson } from './parse-json.ts'
import { sendRequest, type Answer, type Settings } from './send-request.ts'

/** What one call adds to its endpoint. */
export interface CallInput<E extends Endpoint> {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: RequestBody<E>
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
  readonly signal?: AbortSignal | undefined
  /** Called if the response says that it is stale. */
  readonly onStale?: (() => void) | undefined
  /** Omits the token even though the endpoint would accept one. */
  readonly anonymous?: boolean
}

/** Makes one call and validates its response against the contract. */
export async function callEndpoint<E extends Endpoint>(
  settings: Settings,
  endpoint: E,
  input: CallInput<E>,
): Promise<Result<SuccessBody<E>, ApiFailure>> {
  const answer = await callEndpointUnread(settings, endpoint, input)
  if (!answer.ok) return answer
  if (answer.value.stale) input.onStale?.()
  const parsed = endpoint.responses[answer.value.status]?.safeParse(parseJson(answer.value.text))
  if (!parsed?.success) return fail({ kind: 'invalid-response' })
  // The schema is the endpoint's own for this status, so its output has the type that the endpoint declares.
  return succeed(parsed.data as SuccessBody<E>)
}

/** Makes one call without reading the body of a success. */
export async function callEndpointUnread<E extends Endpoint>(
  settings: Settings,
  { method, path, access }: E,
  { params = {}, anonymous = false, ...input }: CallInput<E>,
): Promise<Result<Answer, ApiFailure>> {
  return sendRequest(settings, {
    ...input,
    method,
    path: fillPath(path, params),
    authenticated: access !== 'public' && !anonymous,
  })
}
