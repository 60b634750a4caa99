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
 * Postgres error classes: 08 connection, 53 insufficient resources (including a full disk), 58 I/O errors, 57P0x
 * shutting down or starting. Single codes: statement, lock or idle-transaction timeout, and a read-only standby.
 */
const postgresOutage = /^(08...|53...|58...|57P0.|57014|55P03|25P03|25006)$/
// pg's pool and client set no code on these errors.
const withoutCode =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end)/

/** Whether an error means that the database is temporarily unavailable, so that retrying later can help. */
export function databaseIsAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return networkCodes.has(code) || postgresOutage.test(code) || withoutCode.test(error.message)
}
