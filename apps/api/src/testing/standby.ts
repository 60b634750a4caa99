import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@dst/vitest-config/free-port'
import pg from 'pg'

/** The folder of a Postgres with its tools for standbys; undefined where none is installed. */
export const postgresTools = globSync('/usr/lib/postgresql/*/bin/pg_basebackup').map(dirname).toSorted().at(-1)

/** A Postgres and a standby that has every commit before it is acknowledged. */
export interface ReplicatedPostgres {
  primary: number
  standby: number
  /** Ends the primary as a crash would, and makes the standby the primary. */
  failOver: () => Promise<void>
  remove: () => Promise<void>
}

/** Postgres refuses to run as root. */
const isRoot = process.getuid?.() === 0
const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {}

/** Starts both on free ports of the loopback address, for the user `postgres` without a password. */
export async function startReplicated(tools: string): Promise<ReplicatedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'dst-standby-'))
  chmodSync(folder, 0o755)
  if (isRoot) chownSync(folder, 65_534, 65_534)
  const [primary, standby] = [await freePort(), await freePort()]
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const run = (tool: string, ...options: string[]) =>
    execFileSync(join(tools, tool), options, { ...nobody, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })

  run('initdb', '--pgdata', first, '--username=postgres', '--auth=trust', '--no-sync')
  const running = [await startPostgres(tools, first, primary)]
  const from = `host=127.0.0.1 port=${primary} user=postgres application_name=standby`
  run('pg_basebackup', '--pgdata', second, '--write-recovery-conf', '--checkpoint=fast', '--no-sync', '--dbname', from)
  running.push(await startPostgres(tools, second, standby))
  await query(primary, "alter system set synchronous_standby_names = 'standby'")
  await query(primary, "alter system set synchronous_commit = 'remote_apply'")
  await query(primary, 'select pg_reload_conf()')
  const synchronous = "select from pg_stat_replication where sync_state = 'sync'"
  while ((await query(primary, synchronous)) === 0) await sleep(50)
  return {
    primary,
    standby,
    failOver: async () => {
      await end(running[0] as ChildProcess, 'SIGQUIT')
      await query(standby, 'select pg_promote()')
    },
    remove: async () => {
      for (const server of running) await end(server, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startPostgres(tools: string, data: string, port: number): Promise<ChildProcess> {
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const options = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(tools, 'postgres'), options, { ...nobody, stdio: 'ignore' })
  for (let attempt = 0; ; attempt += 1) {
    const isUp = await query(port, 'select 1').catch(() => 0)
    if (isUp === 1) return server
    if (attempt === 200 || server.exitCode !== null) throw new Error(`Postgres did not start on port ${port}`)
    await sleep(50)
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

/** Returns the number of rows. */
async function query(port: number, text: string): Promise<number> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    return (await client.query(text)).rows.length
  } finally {
    await client.end()
  }
}
