import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint, isStamped, stamp } from './stamp.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'stamp-test-'))
})
afterEach(() => rm(root, { recursive: true }))

test('a stamp holds for the print it was made with and for no other', async () => {
  const file = join(root, 'deep', 'installed')
  expect(await isStamped(file, 'a')).toBe(false)
  await stamp(file, 'a')
  expect([await isStamped(file, 'a'), await isStamped(file, 'b')]).toEqual([true, false])
  expect(await readdir(join(root, 'deep'))).toEqual(['installed'])
})

test('the print changes with a file’s content, and when the file goes', async () => {
  await writeFile(join(root, 'lock'), 'one')
  const first = await fingerprint(root, ['lock'])
  expect(await fingerprint(root, ['lock'])).toBe(first)
  await writeFile(join(root, 'lock'), 'two')
  const second = await fingerprint(root, ['lock'])
  await rm(join(root, 'lock'))
  expect(new Set([first, second, await fingerprint(root, ['lock'])]).size).toBe(3)
})

test('content that moves from one file to the next is a change', async () => {
  await writeFile(join(root, 'a'), 'xy')
  await writeFile(join(root, 'b'), 'z')
  const first = await fingerprint(root, ['a', 'b'])
  await writeFile(join(root, 'a'), 'x')
  await writeFile(join(root, 'b'), 'yz')
  expect(await fingerprint(root, ['a', 'b'])).not.toBe(first)
})
