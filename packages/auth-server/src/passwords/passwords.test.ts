import { createHook } from 'node:async_hooks'
import { full } from '@dst/vitest-config/run'
import { hash as bcrypt } from 'bcrypt'
import { expect, test } from 'vitest'
import { decoyArgon2, isCurrentArgon2 } from './argon2.ts'
import { makePasswords } from './passwords.ts'

const passwords = makePasswords({ hasOldHashes: true, maxWaitMs: 60_000 })
const password = 'Correct-Horse-1'

async function hashOf(text: string): Promise<string> {
  const hashed = await passwords.hash(text)
  if (!hashed.ok) throw new Error('the queue is not full')
  return hashed.value
}

test('a password is hashed with Argon2id at the recommended cost, with a salt of its own', async () => {
  const [first, second] = [await hashOf(password), await hashOf(password)]
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(first).not.toBe(second)
  expect(await passwords.matches(password, first)).toEqual({ ok: true, value: true })
  expect(await passwords.matches('Correct-Horse-2', first)).toEqual({ ok: true, value: false })
  expect(passwords.isOutdated(first)).toBe(false)
})

// From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32
test('a hash of another cost, made elsewhere, opens and is to be made anew', async () => {
  const foreign = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await passwords.matches('password', foreign)).toEqual({ ok: true, value: true })
  expect(await passwords.matches('Password', foreign)).toEqual({ ok: true, value: false })
  expect(passwords.isOutdated(foreign)).toBe(true)
})

test('a hash of bcrypt opens and is to be made anew', async () => {
  const old = await bcrypt(password, 10)
  expect(await passwords.matches(password, old)).toEqual({ ok: true, value: true })
  expect(await passwords.matches('Correct-Horse-2', old)).toEqual({ ok: true, value: false })
  expect(passwords.isOutdated(old)).toBe(true)
})

test.each([null, undefined, '', 'garbage', '$argon2id$v=19$m=19456,t=2,p=1$AAAA$', '$2b$10$short'])(
  '%s opens for nobody',
  async (encrypted) => {
    expect(await passwords.matches(password, encrypted)).toEqual({ ok: true, value: false })
  },
)

test('of a password of more than 72 bytes, bcrypt would compare only the first 72', async () => {
  const longest = 'a'.repeat(72)
  const old = await bcrypt(longest, 4)
  expect(await passwords.matches(longest, old)).toEqual({ ok: true, value: true })
  expect(await passwords.matches(`${longest}b`, old)).toEqual({ ok: true, value: false })
})

test('the event loop rests while passwords of both kinds are hashed', async () => {
  const old = await bcrypt(password, 10)
  const current = await hashOf(password)
  const share = async () => {
    const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()]
    const hashes = Array.from({ length: 2 }, () => [
      passwords.hash(password),
      passwords.matches(password, current),
      passwords.matches(password, old),
    ])
    await Promise.all(hashes.flat())
    return spent(process.threadCpuUsage(thread)) / spent(process.cpuUsage(all))
  }
  // The least of three: a collection of garbage may fall into one. On the loop, hashes would be in each.
  expect(Math.min(await share(), await share(), await share())).toBeLessThan(1 / 10)
})

/** The hashes that the thread pool computes meanwhile. */
async function hashesDuring(work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  const hook = createHook({ init: (_id, type) => void seen.push(type) }).enable()
  await work().finally(() => hook.disable())
  return seen.filter((type) => /argon2|bcrypt/i.test(type))
}

const ofBothKinds = ['ARGON2REQUEST', 'bcrypt:CompareAsyncWorker']
const entries: [string, () => Promise<string> | null][] = [
  ['an unknown address', () => null],
  ['an old hash', () => bcrypt('Another-Pass-2', 10)],
  ['a new hash', () => hashOf('Another-Pass-2')],
]

test.each(entries)('a wrong password is hashed in both ways for %s', async (_case, stored) => {
  const encrypted = await stored()
  expect(await hashesDuring(() => passwords.matches(password, encrypted))).toEqual(ofBothKinds)
})

test('what stands in for a missing hash costs as much as one', () => {
  expect(isCurrentArgon2(decoyArgon2())).toBe(true)
})

// By processor time, which the rest of a busy machine distorts.
test.each(entries)('a wrong password does the same work for %s', { tags: [full] }, async (_case, stored) => {
  const encrypted = await stored()
  const spentOn = async (entry: string | null) => {
    const start = process.cpuUsage()
    await passwords.matches(password, entry)
    return spent(process.cpuUsage(start))
  }
  const ratios: number[] = []
  for (let round = 0; round < 5; round += 1) ratios.push((await spentOn(encrypted)) / (await spentOn(null)))
  const median = ratios.toSorted((left, right) => left - right)[2] ?? 0
  expect(median).toBeGreaterThan(0.7)
  expect(median).toBeLessThan(1.4)
})

function spent({ user, system }: NodeJS.CpuUsage): number {
  return user + system
}

test('a check hashes in both ways once an old hash is expected', async () => {
  const fresh = makePasswords({ hasOldHashes: false, maxWaitMs: 60_000 })
  const check = () => hashesDuring(() => fresh.matches(password, undefined))
  expect(await check()).toEqual(ofBothKinds.slice(0, 1))
  fresh.expectOldHashes()
  expect(await check()).toEqual(ofBothKinds)
})
