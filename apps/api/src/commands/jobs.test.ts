import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackEmbeddedCopy } from '@dst/vitest-config/database-copies'
import { freePort } from '@dst/vitest-config/free-port'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runProgram } from '../testing/operator-program.ts'
import { endServer, startServer } from '../testing/server-process.ts'

// Starts programs on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 120_000 })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dst-jobs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const run = (...args: string[]) => runProgram('jobs', args, { DATA_DIR: folder })

test('an embedded queue can be read while its server is stopped; otherwise the command says why not', async () => {
  await unpackEmbeddedCopy(folder)
  // With jobs on, it would also run its scheduled jobs whenever a new minute begins.
  const server = await startServer({ PORT: String(await freePort()), DATA_DIR: folder, JOBS: 'off' })
  try {
    const refused = await run('list')
    expect(refused).toMatchObject({ exitCode: 1, out: '' })
    expect(refused.err).toMatch(
      /process \d+\) is using the data folder .*Stop that one first.*kept while the server is stopped\. With DATABASE_URL/,
    )
  } finally {
    expect(await endServer(server, 'SIGTERM')).toBe(0)
  }
  expect(await run('list')).toEqual({ exitCode: 0, out: 'No jobs.\n', err: '' })
  expect(await run('retry', '9f1d7f0a-3a86-4a57-9c4c-0a4a4a8f7b10')).toMatchObject({
    exitCode: 1,
    out: '',
    err: expect.stringContaining('There is no job') as string,
  })
})

test('where there is no database none is made, and a mistake shows how it is used', async () => {
  expect(await run('list')).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('There is no database in') as string,
  })
  expect(existsSync(join(folder, 'database'))).toBe(false)
  expect(await run()).toMatchObject({ exitCode: 0, out: expect.stringContaining('pnpm jobs retry ID') as string })
})
