/** The result of an operation that can fail because of a caller or the network, as a value. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure }

/** The result of a successful call. */
export function succeed<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

/** The result of a refused call, with the reason. */
export function fail<Failure>(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error }
}
