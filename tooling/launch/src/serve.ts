import { availableParallelism } from 'node:os'
import type { Context } from './context.ts'
import { readServerLine, type Listening } from './server-events.ts'
import { openServerLog } from './server-log.ts'
import { showProgress } from './progress.ts'

/** The server to run and what to do when it is ready. */
export interface Serving {
  program: string
  logFile: string
  /** Receives what the server says of itself once it listens. */
  onListening: (listening: Listening) => void
}

/**
 * Runs the server until it exits. It writes JSON lines: all go to the log file, and warnings also to the screen; a
 * refusal to start is shown alone and not logged. Returns 0 only when it was stopped on purpose.
 */
export async function serve(
  { root, programs, screen, environment }: Context,
  { program, logFile, onListening }: Serving,
): Promise<number> {
  const progress = showProgress('Starting the server', screen)
  const log = openServerLog(logFile)
  const shown: string[] = []
  const server: { state: 'starting' | 'listening' | 'refused' } = { state: 'starting' }

  const show = (text: string) => {
    if (server.state === 'starting') shown.push(text)
    else screen.write(`${text}\n`)
  }
  const { ended } = programs.start({
    command: process.execPath,
    args: [program],
    cwd: root,
    channel: true,
    // Passwords are hashed in the thread pool: one thread per core, plus one for files and DNS.
    environment: {
      UV_THREADPOOL_SIZE: environment['UV_THREADPOOL_SIZE'] || String(Math.max(4, availableParallelism() + 1)),
    },
    onLine: (line) => {
      const event = readServerLine(line)
      if (event.kind !== 'refused') log(line)
      if (event.kind === 'warning') show(event.text)
      if (event.kind === 'refused') {
        server.state = 'refused'
        progress.end('refused')
        screen.write(`\n${event.message}\n`)
      }
      if (event.kind === 'listening') {
        server.state = 'listening'
        progress.end('done')
        for (const text of shown) screen.write(`${text}\n`)
        onListening(event)
      }
    },
  })
  const code = await ended
  if (server.state === 'refused') return 1
  if (server.state === 'starting') {
    progress.end('failed')
    for (const text of shown) screen.write(`${text}\n`)
  }
  if (code !== 0) screen.write(`The server ended with exit code ${code}. Its log is ${logFile}.\n`)
  return code === 0 && server.state === 'listening' ? 0 : 1
}
