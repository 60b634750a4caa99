import { execFile } from 'node:child_process'
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { restartRandomValues, uniqueName } from './seeded-random.ts'

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')

/** What the tests of the fixture drew, and what the run said at its end. */
async function run(seed: string | undefined, { only = '', expected = 'success' } = {}) {
  const { SEED: _, ...env } = process.env
  const config = join(import.meta.dirname, 'fixtures/seeded/vitest.config.ts')
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [vitest, 'run', '--config', config, ...(only === '' ? [] : ['--testNamePattern', only])],
    { env: { ...env, EXPECTED: expected, ...(seed === undefined ? {} : { SEED: seed }) } },
  ).catch((failure: { stdout: string; stderr: string }) => failure)
  return {
    drawn: [...stdout.matchAll(/<(.+)>/g)].map(([, values = '']) => values).toSorted(),
    repeat: /^SEED=(\d+) repeats/m.exec(stderr)?.[1],
  }
}

test('the same seed gives a test the same values, alone as in a whole run, and no other test', async () => {
  const whole = await run('1')
  expect(whole.drawn).toHaveLength(5)
  const values = whole.drawn.flatMap((line) => line.split(' ').slice(1))
  // Eight of each test, and the one of the group.
  expect(new Set(values).size).toBe(5 * 8 + 1)
  const alone = await run('1', { only: 'two' })
  expect(alone.drawn).toHaveLength(1)
  expect(whole.drawn).toContain(alone.drawn[0])
  expect((await run('2', { only: 'two' })).drawn).not.toEqual(alone.drawn)
})

test('only a failed run says its seed, and the seed repeats it', async () => {
  const failed = await run(undefined, { expected: 'failure' })
  expect(failed.repeat).toMatch(/^\d+$/)
  expect(await run(failed.repeat)).toEqual({ drawn: failed.drawn, repeat: undefined })
})

test('values go on within a test, and have the form that Node gives them', async () => {
  expect(randomUUID()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(Array.from({ length: 1000 }, () => randomUUID())).size).toBe(1000)
  expect(new Set(Array.from({ length: 1000 }, () => randomInt(3, 6)))).toEqual(new Set([3, 4, 5]))
  expect(await promisify(randomBytes)(5)).toHaveLength(5)
  expect(() => crypto.getRandomValues(new Uint8Array(65_537))).toThrow('65,536 bytes')
})

test('what runs share has names that no seed repeats', () => {
  const drawn = () => {
    restartRandomValues('a place')
    return { id: randomUUID(), name: uniqueName('test') }
  }
  const [first, second] = [drawn(), drawn()]
  expect(second.id).toBe(first.id)
  expect(second.name).not.toBe(first.name)
})
