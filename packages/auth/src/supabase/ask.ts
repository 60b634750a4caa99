import type { ProviderError } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import {
  AuthUnknownError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  type AuthError,
} from '@supabase/supabase-js'
import type { AuthFailure, CodedAuthFailure } from '../auth-failure.ts'
import { readStatedWait } from './stated-wait.ts'

interface Answer {
  data: unknown
  error: AuthError | null
}

/** The data of a response without an error. */
type DataOf<A extends Answer> = Extract<A, { error: null }>['data']

/** Makes one call of the service's client and turns what it returns or throws into a result. */
export async function ask<A extends Answer>(call: () => Promise<A>): Promise<Result<DataOf<A>, AuthFailure>> {
  try {
    const answer = await call()
    // The compiler does not narrow a generic union by its `error`.
    return answer.error === null ? succeed(answer.data as DataOf<A>) : fail(failureFrom(answer.error))
  } catch (error) {
    return fail(failureFrom(error))
  }
}

/** The same for a call that returns no data. */
export async function askNothing(call: () => Promise<{ error: AuthError | null }>): Promise<Result<void, AuthFailure>> {
  try {
    const { error } = await call()
    return error === null ? succeed(undefined) : fail(failureFrom(error))
  } catch (error) {
    return fail(failureFrom(error))
  }
}

/**
 * Adds the failure's code from one area of the error catalog: based on the service's error, or `thrown` for an
 * exception.
 */
export function coded<Code extends string>(
  failure: AuthFailure,
  codes: { from(provider: ProviderError): Code; thrown: Code },
): CodedAuthFailure<Code> {
  return { ...failure, code: failure.kind === 'unexpected' ? codes.thrown : codes.from(failure.provider) }
}

/** A response without an error that lacks the requested data. */
export function emptyAnswer(): AuthFailure {
  return { kind: 'unexpected', provider: { message: '' } }
}

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
    ...readStatedWait(wordsOf(error)),
    ...(error.status === undefined ? {} : { status: error.status }),
    ...(error.code === undefined ? {} : { code: error.code }),
  }
}

/**
 * The service's own message; empty if it sent none. Its client then substitutes the response's JSON, such as `{}`, or
 * the parser's error for a response that is not JSON: neither is fit to show to users.
 */
function wordsOf(error: AuthError): string {
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
