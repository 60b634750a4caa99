import { spawn } from 'node:child_process'
import { access, constants, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The result of running a program: its exit code (or -1 when it could not start or timed out) and its output. */
export interface ProgramOutcome {
  code: number
  output: string
}

/** Everything the browser finder needs from the computer, injected so that tests can replace it. */
export interface Machine {
  platform: NodeJS.Platform
  architecture: string
  isRoot: boolean
  home: string
  /** Git-ignored folder of this checkout for downloads. */
  toolsFolder: string
  environment: Record<string, string>
  isExecutable(path: string): Promise<boolean>
  readText(path: string): Promise<string | undefined>
  list(folder: string): Promise<string[]>
  run(program: string, args: string[], options: RunOptions): Promise<ProgramOutcome>
  /** Runs `fill` on a new folder, which gets its final name only if `fill` succeeds. */
  createFolder(folder: string, fill: (draft: string) => Promise<boolean>): Promise<boolean>
  write(path: string, content: string | Uint8Array): Promise<void>
  say(text: string): void
}

/** Timeout and extra environment variables of a program. */
export interface RunOptions {
  timeoutMs: number
  environment?: Record<string, string>
}

const toolsFolder = fileURLToPath(new URL('../../../.tools', import.meta.url))

/** The computer this process runs on. Progress goes to standard error, so that output stays machine-readable. */
export function thisMachine(): Machine {
  const environment = definedVariables(process.env)
  return {
    platform: process.platform,
    architecture: process.arch,
    isRoot: process.getuid?.() === 0,
    home: homedir(),
    toolsFolder,
    environment,
    isExecutable: (path) => succeeds(access(path, constants.X_OK)),
    readText: (path) => readFile(path, 'utf8').catch(() => undefined),
    list: (folder) => readdir(folder).catch(() => []),
    run: (program, args, options) => runProgram(program, args, environment, options),
    createFolder,
    write: (path, content) => writeFile(path, content),
    say: (text) => process.stderr.write(`browser: ${text}\n`),
  }
}

function definedVariables(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}

function runProgram(
  program: string,
  args: string[],
  environment: Record<string, string>,
  { timeoutMs, environment: added = {} }: RunOptions,
): Promise<ProgramOutcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...environment, ...added },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      shell: process.platform === 'win32' && program === 'npm',
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', (error) => resolve({ code: -1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? -1, output }))
  })
}

async function createFolder(folder: string, fill: (draft: string) => Promise<boolean>): Promise<boolean> {
  const draft = `${folder}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  try {
    if (!(await fill(draft))) return false
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
    return true
  } finally {
    await rm(join(draft), { recursive: true, force: true })
  }
}
