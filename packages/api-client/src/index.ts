export type { ApiClient, ApiResult, CallOptions, ConsultationOptions } from './api-client'
export type { ApiFailure, HttpFailure } from './api-failure'
export { createApiClient } from './create-api-client'
export type { ApiClientOptions } from './create-api-client'
