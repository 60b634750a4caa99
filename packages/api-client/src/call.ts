import { endpoints, type EndpointName, type Endpoints, type SuccessBody } from '@dst/contracts'
import type { Result } from '@dst/domain/result'
import type { ApiFailure } from './api-failure.ts'
import { callEndpoint, callEndpointUnread, type CallInput } from './call-endpoint.ts'
import type { Answer, Settings } from './send-request.ts'

/** Makes one call of the endpoint table and validates its response against the contract. */
export function call<Name extends EndpointName>(
  settings: Settings,
  name: Name,
  input: CallInput<Endpoints[Name]>,
): Promise<Result<SuccessBody<Endpoints[Name]>, ApiFailure>> {
  return callEndpoint(settings, endpoints[name], input)
}

/** Makes one call of the endpoint table without reading the body of a success. */
export function callUnread<Name extends EndpointName>(
  settings: Settings,
  name: Name,
  input: CallInput<Endpoints[Name]>,
): Promise<Result<Answer, ApiFailure>> {
  return callEndpointUnread(settings, endpoints[name], input)
}
