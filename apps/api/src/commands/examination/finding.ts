import { setTimeout as sleep } from 'node:timers/promises'

/** A finding to report to the operator. */
export interface Finding {
  about:
    | 'version'
    | 'configuration'
    | 'placeholders'
    | 'partner'
    | 'mail'
    | 'port'
    | 'keys'
    | 'disk'
    | 'backups'
    | 'database'
    | 'clock'
    | 'queue'
  says: string
  /** Whether it keeps the product from doing its job. */
  prevents: boolean
  /** Whether it is worth a look although nothing is prevented. */
  notice?: boolean
  /** The beginning of what another finding says, and this one shows to be untrue. */
  disproves?: string
}

/** Milliseconds that one thing has to answer. */
export const patience = 5000

/** The findings, or `late` when there are none within `limit` milliseconds. */
export async function inTime(findings: Promise<Finding[]>, late: Finding, limit: number): Promise<Finding[]> {
  const end = new AbortController()
  const over = sleep(limit, [late], { signal: end.signal }).catch(() => [late])
  return Promise.race([findings, over]).finally(() => end.abort())
}

/** The code of an error from the network or the file system, which names neither a host nor a secret. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
}
