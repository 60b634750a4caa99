export type {
  ApiClient,
  ApiResult,
  BookOptions,
  CallOptions,
  FaqOptions,
  ConsultationOptions,
  ContactOptions,
  ExchangeFileOptions,
  ProfileOptions,
  ReminderOptions,
  DisplayedConsent,
  ShareOptions,
  SubmissionOptions,
} from './api-client.ts'
export type { ApiFailure, HttpFailure } from './api-failure.ts'
export { createApiClient } from './create-api-client.ts'
export type { ApiClientOptions } from './settings.ts'
