import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { builtServer } from './server.ts'

const run = promisify(execFile)

/** A running server, as a command beside it needs to know it. */
export interface ServerBeside {
  origin: string
  data: string
  settings: Record<string, string>
}

/** Runs `pnpm desk` beside a server, and returns what it printed. Throws, with that, where it fails. */
export async function deskCommand({ origin, data, settings }: ServerBeside, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(dirname(builtServer), 'desk.js'), ...args], {
    env: { ...process.env, ...settings, PORT: new URL(origin).port, DATA_DIR: data, LOG_LEVEL: 'warn' },
  })
  return stdout
}
