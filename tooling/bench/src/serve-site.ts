import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const program = join(import.meta.dirname, '..', '..', '..', 'apps', 'api', 'dist', 'server.js')

/** The product's server on a free port, with temporary data. */
export interface ServedSite {
  origin: string
  stop: () => Promise<void>
}

/**
 * Starts the built server with the site in `client`; it stops no later than this process. Rejects when it does not
 * start.
 */
export async function serveSite(client: string): Promise<ServedSite> {
  const data = await mkdtemp(join(tmpdir(), 'dst-bench-'))
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: data, WEB_ROOT: client, LOG_LEVEL: 'error' }
  const server = fork(program, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
  }
  const ready = await firstLine(server.stdout)
  if (!ready.includes('"listening"')) {
    await stop()
    throw new Error(`the server did not start: ${ready || 'it said nothing'}`)
  }
  return { origin: `http://localhost:${port}`, stop }
}

async function firstLine(output: NodeJS.ReadableStream | null): Promise<string> {
  if (output === null) return ''
  for await (const line of createInterface({ input: output })) return line
  return ''
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
