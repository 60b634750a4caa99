export type {
  ApiClient,
  ApiResult,
  BookOptions,
  CallOptions,
  ConsultationOptions,
  ContactOptions,
  ProfileOptions,
  ShareOptions,
  SubmissionOptions,
} from './api-client'
export type { ApiFailure, HttpFailure } from './api-failure'
export { createApiClient } from './create-api-client'
export type { ApiClientOptions } from './create-api-client'
