export { errorMessage } from './error-text'
export type { ErrorTable, ErrorText, ProviderError, RequestFailure } from './error-text'
