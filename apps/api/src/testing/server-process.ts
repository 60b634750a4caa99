import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../dist/server.js', import.meta.url))

interface Announcement {
  event: 'listening' | 'refused'
  code?: string
  message?: string
}

/** One line of the log; 40 is a warning, 50 an error, 60 fatal. */
export interface LogLine {
  level?: number
  code?: string
  [fact: string]: unknown
}

/** The built server in its own process, and the line with which it announced its start. */
export interface ServerProcess {
  child: ChildProcess
  /** What it has logged so far. */
  log: readonly LogLine[]
  announcement: Announcement
}

/** Starts the built server and waits for its announcement, or for its exit. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], WEB: 'off', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const log: LogLine[] = []
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout })
      .on('line', (line) => {
        const { event, ...rest } = JSON.parse(line) as Partial<Announcement> & LogLine
        if (event === 'listening' || event === 'refused') resolve({ child, log, announcement: { event, ...rest } })
        else log.push(rest)
      })
      .on('close', () => reject(new Error('the server ended without a word')))
  })
}

/** The exit code of a server that is expected to exit by itself. */
export async function exitCode({ child }: ServerProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Sends a signal and resolves with the exit code, or with the signal that ended the process. */
export async function endServer(
  { child }: ServerProcess,
  signal: NodeJS.Signals,
): Promise<number | NodeJS.Signals | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code, endedBy] = (await ended) as [number | null, NodeJS.Signals | null]
  return code ?? endedBy
}
