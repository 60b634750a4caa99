import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@dst/vitest-config/free-port'

/** Something between the server and Postgres. */
export interface DatabasePath {
  url: string
  stop: () => Promise<void>
}

/** The version of a program's `--version`, as a number such as 1.24; undefined where it is not installed. */
export function versionOf(program: string): number | undefined {
  try {
    const said = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return Number(/(\d+\.\d+)/.exec(said)?.[1])
  } catch {
    return undefined
  }
}

/** A user that servers which refuse to run as root can run as. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** PgBouncer in transaction mode in front of the Postgres at `url`, with `connections` to it. */
export async function startPooler(url: string, connections: number): Promise<DatabasePath> {
  const { hostname, port, username, password, pathname } = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'dst-pooler-'))
  chmodSync(folder, 0o755)
  const own = await freePort()
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
max_prepared_statements = 200
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  )
  const pooler = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], { ...nobody, stdio: 'ignore' })
  const ended = once(pooler, 'exit')
  await listening(own)
  return {
    url: `postgres://${username}@127.0.0.1:${own}${pathname}`,
    stop: async () => {
      pooler.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The address that a managed Postgres has for whichever of its servers accepts writes. */
export async function startEndpoint(
  port: number,
): Promise<DatabasePath & { lead: (to: number) => void; port: number }> {
  let target = port
  const open = new Set<Socket>()
  const gate = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => open.delete(one) && other.destroy())
    }
    near.pipe(far).pipe(near)
  })
  const own = await freePort()
  gate.listen(own, '127.0.0.1')
  await once(gate, 'listening')
  return {
    url: `127.0.0.1:${own}`,
    port: own,
    lead: (to) => {
      target = to
    },
    stop: async () => {
      for (const socket of open) socket.destroy()
      gate.close()
      await once(gate, 'close')
    },
  }
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await sleep(50)
  }
  throw new Error(`nothing listens on port ${port}`)
}
