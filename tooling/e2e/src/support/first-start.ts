import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSeed } from '@dst/vitest-config/seeded-random'
import { builtServer, startServer } from './server.ts'

/** The environment variable that names the data folder of a server that was started and stopped once. */
export const startedFolder = 'E2E_STARTED_FOLDER'

/**
 * Playwright's global setup: the first start creates the database, which takes seconds; each worker starts from a copy.
 */
export default async function startOnce(): Promise<() => Promise<void>> {
  // Drawn here, the seed is the same in every worker.
  runSeed()
  const data = await mkdtemp(join(tmpdir(), 'dst-e2e-first-'))
  const server = await startServer(builtServer, data)
  await server.stop()
  process.env[startedFolder] = data
  return () => rm(data, { recursive: true, force: true })
}
