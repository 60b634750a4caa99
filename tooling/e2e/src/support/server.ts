import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@dst/vitest-config/free-port'

/** The product's built server. */
export const builtServer = join(import.meta.dirname, '../../../../apps/api/dist/server.js')

/** A server that is up and responding. */
export interface RunningServer {
  origin: string
  stop: () => Promise<void>
}

const readyWithin = 150_000

/**
 * Starts a server with its data in a folder, on a free port unless `settings` names one, and waits until it is ready;
 * kills it on timeout.
 */
export async function startServer(
  program: string,
  data: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const port = settings['PORT'] ?? String(await freePort())
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, ...settings, PORT: port, DATA_DIR: data, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  const late = AbortSignal.timeout(readyWithin)
  while (server.exitCode === null && !late.aborted) {
    const ready = await fetch(`${origin}/health/ready`, { signal: late }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return { origin, stop }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode} before it was ready`)
  server.kill('SIGKILL')
  throw new Error(`the server was not ready within ${readyWithin} ms`)
}
