import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dst-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a folder is made, held and given back', () => {
  const unlock = lockFolder(join(folder, 'new', 'data'))
  const file = join(folder, 'new', 'data', 'server.lock')
  expect(readFileSync(file, 'utf8')).toContain(`${process.pid} `)
  unlock()
  expect(() => readFileSync(file)).toThrow(/ENOENT/)
})

test('a folder that a running process holds is refused with its id', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(other, 'spawn')
  try {
    writeFileSync(join(folder, 'server.lock'), `${other.pid} unknown`)
    expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`)
  } finally {
    other.kill('SIGKILL')
    await once(other, 'exit')
  }
  lockFolder(folder)()
})

test.runIf(process.platform === 'linux')('a lock whose process id now belongs to another program is taken over', () => {
  writeFileSync(join(folder, 'server.lock'), `${process.ppid} 1`)
  lockFolder(folder)()
})

test('a path that cannot be a folder is refused with what to do', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => lockFolder(file)).toThrow(/cannot be written \((EEXIST|ENOTDIR)\).*DATA_DIR/)
})
