export {
  createTokenVerifier,
  type TokenAlgorithm,
  type TokenVerifier,
  type TokenVerifierOptions,
} from './token-verifier'
export { createServiceCheck, type ServiceCheck, type ServiceCheckOptions } from './service-check'
export type { TokenClaims } from './token-claims'
export type { TokenFailure, TokenFailureCode } from './token-failure'
export type { TokenKeys } from './key-source'
export {
  createServiceAdmin,
  type ServiceAdmin,
  type ServiceAdminOptions,
  type ServiceFailure,
  type ServiceFailureCode,
} from './service-admin'
