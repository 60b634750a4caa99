export { namesFrom } from '../names-from.ts'
export {
  createTokenVerifier,
  type TokenAlgorithm,
  type TokenVerifier,
  type TokenVerifierOptions,
} from './token-verifier.ts'
export { createServiceCheck, type ServiceCheck, type ServiceCheckOptions } from './service-check.ts'
export type { TokenClaims } from './token-claims.ts'
export type { TokenFailure, TokenFailureCode } from './token-failure.ts'
export { KeysUnavailableError, type TokenKeys } from './key-source.ts'
export {
  createServiceAdmin,
  type ServiceAdmin,
  type ServiceAdminOptions,
  type ServiceFailure,
  type ServiceFailureCode,
} from './service-admin.ts'
