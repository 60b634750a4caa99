import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '@dst/vitest-config/free-port'
import { expect } from 'vitest'
import type { AuthMail } from '../src/index.ts'

export const run = promisify(execFile)
export const packageRoot = fileURLToPath(new URL('..', import.meta.url))

/** The program as packaged for another team. */
export interface PackedProgram {
  folder: string
  bin: string
  /** Starts it, and waits until it reports that it is listening. */
  start: (env: Record<string, string>, args?: string[]) => Promise<Program>
  remove: () => Promise<void>
}

/** The program while it runs. */
export interface Program {
  url: string
  output: () => string
  mails: (to: string) => Promise<AuthMail[]>
  /** Stops it like an operator would; resolves with its exit code. */
  stop: () => Promise<number | null>
  /** Kills it like a power failure would. */
  kill: () => Promise<unknown>
}

/** Packs and unpacks the built program, along with its dependencies. */
export async function packProgram(): Promise<PackedProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'auth-program-'))
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: packageRoot })
  await run('tar', ['-xzf', join(folder, stdout.trim().split('\n').at(-1) ?? ''), '-C', folder])
  await symlink(join(packageRoot, 'node_modules'), join(folder, 'package', 'node_modules'))
  const { bin: bins } = JSON.parse(await readFile(join(folder, 'package', 'package.json'), 'utf8')) as {
    bin: Record<string, string>
  }
  const bin = join(folder, 'package', bins['dst-auth-server'] ?? '')
  return {
    folder,
    bin,
    start: (env, args = []) => start({ folder, bin }, env, args),
    remove: () => rm(folder, { recursive: true }),
  }
}

async function start(
  { folder, bin }: { folder: string; bin: string },
  env: Record<string, string>,
  args: string[],
): Promise<Program> {
  const port = await freePort()
  const child = spawn(process.execPath, [bin, '--port', String(port), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    cwd: folder,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await expect.poll(() => output.includes('listens on') || child.exitCode !== null, { timeout: 60_000 }).toBe(true)
  if (child.exitCode !== null) throw new Error(output)
  const origin = `http://localhost:${port}`
  const mails = async (to: string) => {
    const found = async () =>
      (await (await fetch(`${origin}/dev/mailbox?to=${encodeURIComponent(to)}`)).json()) as AuthMail[]
    await expect.poll(async () => (await found()).length).toBeGreaterThan(0)
    return found()
  }
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    return ended
  }
  return { url: origin, output: () => output, mails, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
