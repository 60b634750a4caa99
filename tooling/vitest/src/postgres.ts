import type { TestProject } from 'vitest/node'
import { startPostgresServer } from '@dst/vitest-config/postgres-server'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/**
 * Vitest global setup: provides tests with the URL of a real Postgres as `inject('postgresUrl')`.
 * Uses `TEST_DATABASE_URL` if set; otherwise starts a server for the run.
 */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    project.provide('postgresUrl', given)
    return async () => {}
  }
  const server = await startPostgresServer()
  project.provide('postgresUrl', server.url)
  return () => server.remove()
}
