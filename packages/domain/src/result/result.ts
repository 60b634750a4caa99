/** The result of an operation that can fail because of user input or the network: a value, or a reason. */
export type Result<T, F> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: F }

/** Wraps a value as a success. Never fails. */
export function succeed<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

/** Wraps a reason as a failure. Never throws. */
export function fail<F>(error: F): { readonly ok: false; readonly error: F } {
  return { ok: false, error }
}
