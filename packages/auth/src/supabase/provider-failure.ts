import type { ProviderError } from '@dst/domain/errors'
import {
  AuthUnknownError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
  type AuthError,
} from '@supabase/supabase-js'
import type { AuthFailure } from '../auth-failure.ts'
import { readStatedWait } from './stated-wait.ts'

/** Converts an error that was returned or thrown. */
export function failureFrom(error: unknown): AuthFailure {
  const provider = providerErrorFrom(error)
  if (isAuthRetryableFetchError(error)) return { kind: 'unavailable', provider }
  if (isAuthSessionMissingError(error)) return { kind: 'no_session', provider }
  return { kind: isAuthError(error) ? 'refused' : 'unexpected', provider }
}

function providerErrorFrom(error: unknown): ProviderError {
  if (!isAuthError(error)) return { message: error instanceof Error ? error.message : String(error) }
  return {
    ...readStatedWait(messageOf(error)),
    ...(error.status === undefined ? {} : { status: error.status }),
    ...(error.code === undefined ? {} : { code: error.code }),
    ...(isAuthWeakPasswordError(error) ? { reasons: error.reasons } : {}),
  }
}

/**
 * The service's own message; empty if it sent none. Its client then substitutes the response's JSON, such as `{}`, or
 * the parser's error for a response that is not JSON: neither is fit to show to users.
 */
function messageOf(error: AuthError): string {
  return error instanceof AuthUnknownError || isJson(error.message) ? '' : error.message
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
