import {
  endpoints,
  fillPath,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  type RequestBody,
  type SuccessBody,
} from '@dst/contracts'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { ApiFailure } from './api-failure.ts'
import { sendRequest, type Answer, type Settings } from './send-request.ts'
import { parseJson } from './parse-json.ts'

/** What one call adds to its entry in the endpoint table. */
export interface CallInput<Name extends EndpointName> {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: RequestBody<Endpoints[Name]>
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
  readonly signal?: AbortSignal | undefined
  /** Called if the response says that it is stale. */
  readonly onStale?: (() => void) | undefined
  /** Omits the token even though the endpoint would accept one. */
  readonly anonymous?: boolean
}

/** Makes one call of the endpoint table and validates its response against the contract. */
export async function call<Name extends EndpointName>(
  settings: Settings,
  name: Name,
  input: CallInput<Name>,
): Promise<Result<SuccessBody<Endpoints[Name]>, ApiFailure>> {
  const answer = await callUnread(settings, name, input)
  if (!answer.ok) return answer
  const endpoint: Endpoint = endpoints[name]
  if (answer.value.stale) input.onStale?.()
  const parsed = endpoint.responses[answer.value.status]?.safeParse(parseJson(answer.value.text))
  if (!parsed?.success) return fail({ kind: 'invalid-response' })
  // The schema was looked up in the table by name and status, so its output has the type that the table declares.
  return succeed(parsed.data as SuccessBody<Endpoints[Name]>)
}

/** Makes one call of the endpoint table without reading the body of a success. */
export async function callUnread<Name extends EndpointName>(
  settings: Settings,
  name: Name,
  { params = {}, anonymous = false, ...input }: CallInput<Name>,
): Promise<Result<Answer, ApiFailure>> {
  const { method, path, access } = endpoints[name]
  return sendRequest(settings, {
    ...input,
    method,
    path: fillPath(path, params),
    authenticated: access !== 'public' && !anonymous,
  })
}
