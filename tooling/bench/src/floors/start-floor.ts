import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A server of this folder in a process of its own. */
export interface Floor {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Starts a server of this folder, which gets its settings as JSON and prints its origin. */
export async function startFloor(
  program: 'bare-server.ts' | 'hash-server.ts',
  settings: object,
  environment: Readonly<Record<string, string>> = {},
): Promise<Floor> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const [origin] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return {
    origin,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
