const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/**
 * Postgres classes: 08 connection, 53 out of resources (a full disk among them), 58 failed reads and writes, 57P0x shut
 * down or starting; and single codes: statement, lock or quiet transaction out of time, and a standby that takes no writes.
 */
const postgresOutage = /^(08...|53...|58...|57P0.|57014|55P03|25P03|25006)$/
// pg's pool and client give these no code.
const withoutCode =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end)/

/** Whether an error says that the database cannot serve at the moment, so that asking again later may help. */
export function databaseIsAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return networkCodes.has(code) || postgresOutage.test(code) || withoutCode.test(error.message)
}
