/** What a log may say about a failure. */
export interface FailureFacts {
  name: string
  /** The error's own code. */
  reason?: unknown
  /** What of the schema a failed statement was about. */
  table?: unknown
  constraint?: unknown
  /** Where it happened. */
  frames?: string[]
}

/** Name, codes and location only: a message may quote what a person typed. */
export function failureFacts(failure: unknown): FailureFacts {
  if (!(failure instanceof Error)) return { name: typeof failure }
  const { code: reason, table, constraint } = failure as Error & Record<'code' | 'table' | 'constraint', unknown>
  const frames = (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { name: failure.name, reason, table, constraint, frames: frames.map((line) => line.trim()) }
}
