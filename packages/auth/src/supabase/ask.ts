import type { ProviderError } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import {
  AuthUnknownError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  type AuthError,
} from '@supabase/supabase-js'
import type { AuthFailure, CodedAuthFailure } from '../auth-failure'
import { readStatedWait } from './stated-wait'

interface Answer {
  data: unknown
  error: AuthError | null
}

/** What an answer holds when it names no error. */
type DataOf<A extends Answer> = Extract<A, { error: null }>['data']

/** Makes one call of the service's client; what it answers or throws becomes a value. */
export async function ask<A extends Answer>(call: () => Promise<A>): Promise<Result<DataOf<A>, AuthFailure>> {
  try {
    const answer = await call()
    // The compiler does not narrow a generic union by its `error`.
    return answer.error === null ? succeed(answer.data as DataOf<A>) : fail(failureFrom(answer.error))
  } catch (error) {
    return fail(failureFrom(error))
  }
}

/** The same for a call that answers with nothing. */
export async function askNothing(call: () => Promise<{ error: AuthError | null }>): Promise<Result<void, AuthFailure>> {
  try {
    const { error } = await call()
    return error === null ? succeed(undefined) : fail(failureFrom(error))
  } catch (error) {
    return fail(failureFrom(error))
  }
}

/** Gives a failure its code of one area of the error catalogue: by the service's words, or `thrown` for an exception. */
export function coded<Code extends string>(
  failure: AuthFailure,
  codes: { from(provider: ProviderError): Code; thrown: Code },
): CodedAuthFailure<Code> {
  return { ...failure, code: failure.kind === 'unexpected' ? codes.thrown : codes.from(failure.provider) }
}

/** An answer that names no error and yet lacks what was asked for. */
export function emptyAnswer(): AuthFailure {
  return { kind: 'unexpected', provider: { message: '' } }
}

/** What an error that was answered or thrown says. */
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
 * The service's own words; empty where it gave none. Its client then puts in their place the answer's JSON, such as
 * `{}`, or what the parser said about an answer that is no JSON: neither is for people.
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
