export type { ApiClient, ApiResult, CallOptions, ConsultationOptions, ContactOptions } from './api-client'
export type { ApiFailure, HttpFailure } from './api-failure'
export { createApiClient } from './create-api-client'
export type { ApiClientOptions } from './create-api-client'
