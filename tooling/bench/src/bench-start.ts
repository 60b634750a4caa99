import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@dst/vitest-config/free-port'
import { middle } from './middle.ts'

const root = join(import.meta.dirname, '../../..')
const rounds = 5
/** In seconds. */
const limits = { start: 3, build: 1 }

const folder = await mkdtemp(join(tmpdir(), 'dst-bench-'))
const starts: number[] = []
const builds: number[] = []
try {
  // The first round builds what has changed and makes the database.
  for (let round = 0; round <= rounds; round += 1) {
    const [start, build] = [await secondsToFirstAnswer(folder), secondsOfBuild()]
    if (round > 0) starts.push(start)
    if (round > 0) builds.push(build)
  }
} finally {
  await rm(folder, { recursive: true })
}
report('npm start to the first page, warm', starts, limits.start)
report('pnpm build, nothing changed', builds, limits.build)

async function secondsToFirstAnswer(dataFolder: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder },
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
  const ended = once(child, 'exit')
  while (!(await answers(`http://127.0.0.1:${port}/`))) {
    if (child.exitCode !== null) throw new Error('npm start ended before it answered')
    await sleep(10)
  }
  const seconds = (performance.now() - begun) / 1000
  child.kill('SIGTERM')
  await ended
  return seconds
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

function secondsOfBuild(): number {
  const begun = performance.now()
  execFileSync(process.execPath, [join(root, 'node_modules/turbo/bin/turbo'), 'run', 'build'], {
    cwd: root,
    stdio: 'ignore',
  })
  return (performance.now() - begun) / 1000
}

function report(what: string, seconds: readonly number[], limit: number): void {
  const usual = middle(seconds)
  const each = seconds.map((value) => value.toFixed(2)).join(', ')
  process.stdout.write(`${what}: ${usual.toFixed(2)} s, under ${limit} (${each})\n`)
  if (!(usual < limit)) process.exitCode = 1
}
