const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
// Postgres classes: 08 connection, 53 out of resources, 57P0x shut down or starting.
const postgresOutage = /^(08...|53...|57P0.)$/

/** Whether an error says that the database cannot be reached at the moment, so that asking again later may help. */
export function databaseIsAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // pg's pool and client give these two no code.
  return networkCodes.has(code) || postgresOutage.test(code) || /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message)
}
