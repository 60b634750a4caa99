/** An outcome that a caller or the network can cause, as a value. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure }

/** The outcome of a call that worked. */
export function succeed<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

/** The outcome of a call that was refused, with the reason. */
export function fail<Failure>(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error }
}
