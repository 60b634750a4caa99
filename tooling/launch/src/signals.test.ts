import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'

interface Tree {
  top: ChildProcess
  pids: Record<'launcher' | 'server' | 'child', number>
  ended: Promise<number | null>
}

const fixtures = join(import.meta.dirname, '..', 'fixtures')
const trees: Tree[] = []

afterEach(() => {
  for (const { top, pids } of trees.splice(0)) {
    for (const pid of [top.pid, ...Object.values(pids)]) kill(pid, 'SIGKILL')
  }
})

function startTree(...args: string[]): Promise<Tree> {
  return treeOf(
    spawn(process.execPath, [join(fixtures, 'stand-in.cjs'), ...args], { stdio: ['ignore', 'pipe', 'inherit'] }),
  )
}

async function treeOf(top: ChildProcessByStdio<null, Readable, null>): Promise<Tree> {
  const ended = new Promise<number | null>((resolve) => top.once('exit', resolve))
  let output = ''
  top.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const pidOf = (name: string) => Number(new RegExp(`pid ${name} (\\d+)`).exec(output)?.[1] ?? 0)
  const names = ['launcher', 'server', 'child'] as const
  await expect.poll(() => names.every((name) => pidOf(name) > 0), { timeout: 10_000 }).toBe(true)
  const tree = { top, ended, pids: { launcher: pidOf('launcher'), server: pidOf('server'), child: pidOf('child') } }
  trees.push(tree)
  return tree
}

function kill(pid: number | undefined, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false
  try {
    process.kill(pid, signal)
    return true
  } catch {
    return false
  }
}

function alive({ pids }: Tree): string[] {
  return Object.entries(pids)
    .filter(([, pid]) => kill(pid, 0) && !isZombie(pid))
    .map(([name]) => name)
}

/** Dead, but still in the process table until its parent reads its exit code. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return / Z \d/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}

test('while nothing is asked of it the whole tree runs', async () => {
  const tree = await startTree()
  expect(alive(tree)).toEqual(['launcher', 'server', 'child'])
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s to the first process alone ends every process, with exit code 0',
  async (signal) => {
    const tree = await startTree()
    kill(tree.top.pid, signal)
    expect(await tree.ended).toBe(0)
    expect(alive(tree)).toEqual([])
  },
)

test('the same signal twice within a second, as a terminal and npm send it, still ends politely', async () => {
  const tree = await startTree()
  kill(tree.top.pid, 'SIGINT')
  kill(tree.top.pid, 'SIGINT')
  expect(await tree.ended).toBe(0)
})

test('what a program started is ended too when the program leaves it behind', async () => {
  const tree = await startTree('careless')
  kill(tree.top.pid, 'SIGTERM')
  expect(await tree.ended).toBe(0)
  expect(alive(tree)).toEqual([])
})

test('processes that ignore the polite signal are ended after the time they have', async () => {
  const tree = await startTree('stubborn')
  kill(tree.top.pid, 'SIGTERM')
  await tree.ended
  await expect.poll(() => alive(tree), { timeout: 5000 }).toEqual([])
})

test('a killed launcher takes its tree with it', async () => {
  const tree = await startTree()
  kill(tree.pids.launcher, 'SIGKILL')
  expect(await tree.ended).toBe(1)
  await expect.poll(() => alive(tree), { timeout: 5000 }).toEqual([])
})

test('a killed first process takes its tree with it', async () => {
  const tree = await startTree()
  kill(tree.top.pid, 'SIGKILL')
  await expect.poll(() => alive(tree), { timeout: 5000 }).toEqual([])
})

test('with the first process and the launcher killed at once the server still ends', async () => {
  const tree = await startTree()
  kill(tree.top.pid, 'SIGKILL')
  kill(tree.pids.launcher, 'SIGKILL')
  await expect.poll(() => alive(tree), { timeout: 5000 }).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'with npm killed behind the shell that it runs scripts in, the tree ends',
  async () => {
    // A minimal npm: it runs the script in a shell that waits for it, and dies when killed.
    const standIn = `"${process.execPath}" "${join(fixtures, 'stand-in.cjs')}"; exit $?`
    const npm = `require('node:child_process').spawn('sh', ['-c', process.argv[1]], { stdio: 'inherit' })`
    const environment = { ...process.env, npm_lifecycle_event: 'start' }
    const tree = await treeOf(
      spawn(process.execPath, ['-e', npm, standIn], { stdio: ['ignore', 'pipe', 'inherit'], env: environment }),
    )
    kill(tree.top.pid, 'SIGKILL')
    await expect.poll(() => alive(tree), { timeout: 5000 }).toEqual([])
  },
)
