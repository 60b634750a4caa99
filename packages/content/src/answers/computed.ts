import type { Result } from '@dst/domain/result'

/** What an engine computed for an example. Throws with the refusal, as an example is one that its engine takes. */
export function computed<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(`the engine refuses this example: ${result.error}`)
  return result.value
}
