import { fail, type Result } from '@dst/domain/result'
import type { ApiResult, CallOptions } from '../api-client.ts'
import type { ApiFailure } from '../api-failure.ts'

/** One call that a fake received. */
export type CallMade<Payloads> = {
  [Name in keyof Payloads]: { readonly name: Name; readonly payload: Payloads[Name] }
}[keyof Payloads]

/** Answers a call from memory, unless the test has planned something else for its name. */
export type RunCall<Payloads> = <Name extends keyof Payloads, Value>(
  name: Name,
  payload: Payloads[Name],
  options: CallOptions | undefined,
  answer: () => Result<Value, ApiFailure>,
) => ApiResult<Value>

/** What a test or story can see of a fake's calls, and how it makes them fail or wait. */
export interface FakeScript<Payloads> {
  /** Every call so far, oldest first, including failed ones. */
  readonly calls: readonly CallMade<Payloads>[]
  /** The payloads of all calls with this name so far. */
  readonly callsOf: <Name extends keyof Payloads>(name: Name) => Payloads[Name][]
  /** Makes the next calls with that name fail; once by default, `Infinity` for always. */
  readonly failWith: (name: keyof Payloads, failure: ApiFailure, times?: number) => void
  /** Keeps calls with that name pending until the returned function is called. */
  readonly hold: (name: keyof Payloads) => () => void
}

/** Records the calls of a fake, and lets a test make them fail or wait. */
export function createScript<Payloads>(): { run: RunCall<Payloads>; handles: FakeScript<Payloads> } {
  const calls: CallMade<Payloads>[] = []
  const failures = new Map<keyof Payloads, { failure: ApiFailure; left: number }>()
  const held = new Map<keyof Payloads, Promise<void>>()
  const run: RunCall<Payloads> = async (name, payload, options, answer) => {
    // The type of `run` ensures that name and payload match; the union cannot express that for a generic name.
    calls.push({ name, payload } as unknown as CallMade<Payloads>)
    await held.get(name)
    if (options?.signal?.aborted) return fail({ kind: 'aborted' })
    const planned = failures.get(name)
    if (!planned || planned.left < 1) return answer()
    planned.left -= 1
    return fail(planned.failure)
  }
  return {
    run,
    handles: {
      calls,
      callsOf: <Name extends keyof Payloads>(name: Name) =>
        calls.filter((made) => made.name === name).map((made) => made.payload as Payloads[Name]),
      failWith: (name, failure, times = 1) => void failures.set(name, { failure, left: times }),
      hold: (name) => {
        let letGo = () => {}
        held.set(name, new Promise((resolve) => (letGo = resolve)))
        return () => {
          held.delete(name)
          letGo()
        }
      },
    },
  }
}
