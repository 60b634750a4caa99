import type { ProviderError } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { AuthError } from '@supabase/supabase-js'
import type { AuthFailure, CodedAuthFailure } from '../auth-failure.ts'
import type { LoadService, Service } from './loaded-service.ts'

/** What a call of the service's client returns. */
export interface Answer {
  data: unknown
  error: Error | AuthError | null
}

/** The data of a response without an error. */
export type DataOf<A extends Answer> = Extract<A, { error: null }>['data']

/** Makes one call of the service's client and turns what it returns or throws into a result. */
export async function ask<A extends Answer>(
  load: LoadService,
  call: (service: Service) => Promise<A>,
): Promise<Result<DataOf<A>, AuthFailure>> {
  const loaded = await loadedService(load)
  if (!loaded.ok) return loaded
  const service = loaded.value
  return withProof(service, async () => {
    try {
      const answer = await call(service)
      // The compiler does not narrow a generic union by its `error`.
      return answer.error === null ? succeed(answer.data as DataOf<A>) : fail(service.failureFrom(answer.error))
    } catch (error) {
      return fail(service.failureFrom(error))
    }
  })
}

/** Makes a call, and once more if the service first requires a proof of the user and they give one. */
export async function withProof<Value, Failure extends AuthFailure>(
  service: Pick<Service, 'askForProof'>,
  call: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const answer = await call()
  if (answer.ok || answer.error.provider.code !== 'reauthentication_needed') return answer
  return (await service.askForProof()) ? call() : answer
}

/** The same for a call that returns no data. */
export async function askNothing(
  load: LoadService,
  call: (service: Service) => Promise<{ error: AuthError | null }>,
): Promise<Result<void, AuthFailure>> {
  const answer = await ask(load, async (service): Promise<Answer> => ({ data: null, ...(await call(service)) }))
  return answer.ok ? succeed(undefined) : answer
}

/** The service's own client, or `unavailable` if it can't be loaded. */
export async function loadedService(load: LoadService): Promise<Result<Service, AuthFailure>> {
  try {
    return succeed(await load())
  } catch (error) {
    return fail({ kind: 'unavailable', provider: { message: String(error) } })
  }
}

/** Whether nothing was asked, because the service's own client could not be loaded: a response has a status. */
export function isUnasked({ kind, provider }: AuthFailure): boolean {
  return kind === 'unavailable' && provider.status === undefined
}

/** The service has not processed the call: it was unreachable, or too busy. */
export function isPassing({ kind, provider }: AuthFailure): boolean {
  return kind === 'unavailable' || provider.status === 429
}

/**
 * Adds the failure's code from one area of the error catalog: based on the service's error, or `thrown` for an
 * exception and for a call that was not made.
 */
export function coded<Code extends string>(
  failure: AuthFailure,
  codes: { from(provider: ProviderError): Code; thrown: Code },
): CodedAuthFailure<Code> {
  const isThrown = failure.kind === 'unexpected' || isUnasked(failure)
  return { ...failure, code: isThrown ? codes.thrown : codes.from(failure.provider) }
}

/** A response without an error that lacks the requested data. */
export function emptyAnswer(): AuthFailure {
  return { kind: 'unexpected', provider: { message: '' } }
}
