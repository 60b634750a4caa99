import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A program to run and what to do with the lines it writes. */
export interface Program {
  command: string
  args: string[]
  cwd: string
  environment?: Record<string, string>
  onLine: (line: string) => void
  /** Adds an IPC channel whose closing shows that the launcher is gone. */
  channel?: boolean
}

/** A running program: `ended` resolves to its exit code, or 1 if a signal ended it or it could not start. */
export interface Running {
  ended: Promise<number>
}

/**
 * Starts programs and can stop all of them. Their children are in the launcher's process group, which bootstrap.cjs
 * terminates as soon as the launcher has exited.
 */
export interface Programs {
  start(program: Program): Running
  run(program: Program): Promise<number>
  /** Asks each to end, and ends whatever is left after `graceMs`. Nothing can be started afterwards. */
  stop(): Promise<void>
  /** True once `stop` has been called: what ends after that did not fail. */
  isStopping(): boolean
}

/** Programs of one launcher; `graceMs` is how long they have to exit on their own. */
export function createPrograms(graceMs = 10_000, platform: NodeJS.Platform = process.platform): Programs {
  const running = new Map<ChildProcess, Promise<number>>()
  let stopping = false

  function start(program: Program): Running {
    if (stopping) return { ended: Promise.resolve(1) }
    const child = spawn(program.command, program.args, {
      cwd: program.cwd,
      env: { ...process.env, ...quiet, ...program.environment },
      stdio: program.channel ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
    })
    const ended = endOf(child, program.onLine).finally(() => running.delete(child))
    running.set(child, ended)
    return { ended }
  }

  async function stop(): Promise<void> {
    stopping = true
    const waiting = [...running.values()]
    const children = [...running.keys()]
    for (const child of children) askToEnd(child, platform)
    const timer = setTimeout(() => children.forEach((child) => endTree(child, platform)), graceMs)
    await Promise.all(waiting)
    clearTimeout(timer)
  }

  return { start, run: (program) => start(program).ended, stop, isStopping: () => stopping }
}

/** Windows has no signals: a program with a channel sees it close, and another is ended at once, with its children. */
function askToEnd(child: ChildProcess, platform: NodeJS.Platform): void {
  if (platform !== 'win32') child.kill('SIGTERM')
  else if (child.connected) child.disconnect()
  else endTree(child, platform)
}

function endTree(child: ChildProcess, platform: NodeJS.Platform): void {
  if (platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
  else child.kill('SIGKILL')
}

// A launcher must not prompt or send telemetry.
const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
}

function endOf(child: ChildProcess, onLine: (line: string) => void): Promise<number> {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', onLine)
  }
  return new Promise((resolve) => {
    child.once('error', (error) => {
      onLine(`${child.spawnfile} could not be started: ${error.message}`)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
    // Its own child processes may keep the pipes open after it has exited.
    child.once('exit', (code) => setTimeout(() => resolve(code ?? 1), 500).unref())
  })
}
