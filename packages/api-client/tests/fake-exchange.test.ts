import { emptyExchangeFile, mergeFiles, withValues } from '@dst/domain/exchange-file'
import { myDataSchema } from '@dst/contracts'
import { describe, expect, test } from 'vitest'
import { createFakeApiClient } from '../src/testing/index.ts'
import { savedFile, share } from './samples.ts'

const now = () => new Date('2026-11-21T12:00:00Z')

describe('the exchange file of the fake client', () => {
  test('is saved for the first time without a version, and then on the version that was seen', async () => {
    const client = createFakeApiClient({ now })
    expect(await client.exchange.file()).toEqual({ ok: true, value: null })
    const first = { file: emptyExchangeFile, version: 1, updatedAt: '2026-11-21T12:00:00.000Z' }
    expect(await client.exchange.saveFile(emptyExchangeFile)).toEqual({ ok: true, value: first })
    expect(await client.exchange.saveFile(savedFile.file, { version: 1 })).toMatchObject({ value: { version: 2 } })
    expect(await client.exchange.file()).toMatchObject({ value: { file: savedFile.file, version: 2 } })
  })

  test('of another device comes with the refusal, so that both can be merged', async () => {
    const client = createFakeApiClient({ exchangeFile: savedFile })
    const mine = withValues(savedFile.file, [['sales.k3x9.price', 2_100_000]])
    client.backend.exchange.saveFile(withValues(savedFile.file, [['plan.years', 9]]), 3)
    const refused = await client.exchange.saveFile(mine, { version: 3 })
    expect(refused).toMatchObject({ error: { status: 409, code: 'exchange_file_conflict', savedFile: { version: 4 } } })
    const theirs = !refused.ok && refused.error.kind === 'http' ? refused.error.savedFile : undefined
    const { file, conflicts } = mergeFiles(savedFile.file, mine, theirs?.file ?? emptyExchangeFile)
    expect(conflicts).toEqual([])
    expect(await client.exchange.saveFile(file, { version: 4 })).toMatchObject({
      value: { file: { sales: [{ price: 2_100_000 }], plan: { years: 9 } }, version: 5 },
    })
  })

  test('that is gone is no base for a save, and is in no download', async () => {
    const client = createFakeApiClient({ exchangeFile: savedFile })
    expect(await client.me.data()).toMatchObject({ value: { exchangeFile: { version: 3 } } })
    expect(await client.exchange.deleteFile()).toEqual({ ok: true, value: null })
    expect(await client.exchange.saveFile(savedFile.file, { version: 3 })).toMatchObject({ error: { savedFile: null } })
    const data = await client.me.data()
    expect(data).toMatchObject({ value: { exchangeFile: null } })
    expect(myDataSchema.safeParse(data.ok && data.value).error).toBeUndefined()
  })

  test('is nobody’s without a session', async () => {
    const client = createFakeApiClient({ investor: null })
    for (const answer of [client.exchange.file(), client.exchange.saveFile(savedFile.file)])
      expect(await answer).toMatchObject({ error: { status: 401 } })
  })
})

describe('the reminders of the fake client', () => {
  test('are off until they are chosen, and each choice is a consent', async () => {
    const client = createFakeApiClient({ now, exchangeFile: savedFile })
    expect(await client.exchange.reminders()).toEqual({ ok: true, value: { timeZone: null, next: null } })
    const on = { timeZone: 'America/Phoenix', next: '2026-12-06' }
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect(await client.exchange.chooseReminders('America/Phoenix')).toEqual({ ok: true, value: on })
    const data = await client.me.data()
    expect(data).toMatchObject({ value: { exchangeReminders: { timeZone: 'America/Phoenix' } } })
    expect(myDataSchema.safeParse(data.ok && data.value).error).toBeUndefined()
    expect(await client.exchange.chooseReminders(null)).toEqual({ ok: true, value: { timeZone: null, next: null } })
    expect(client.backend.consents.all.map(({ kind, given }) => [kind, given])).toEqual([
      ['exchange-reminders', false],
      ['exchange-reminders', true],
    ])
  })

  test('have no next day without a saved file', async () => {
    const client = createFakeApiClient({ now, reminderZone: 'America/Phoenix' })
    expect(await client.exchange.reminders()).toMatchObject({ value: { timeZone: 'America/Phoenix', next: null } })
  })
})

describe('the shared links of the fake client', () => {
  test('open for who has them, are counted, and can be withdrawn', async () => {
    const client = createFakeApiClient({ now })
    const shared = await client.exchange.share('c2VhbGVk')
    const id = shared.ok ? shared.value.id : ''
    expect(shared).toMatchObject({ value: { expiresAt: '2026-12-21T12:00:00.000Z', withdrawnAt: null, opens: [] } })
    expect(await client.exchange.openShare(id)).toMatchObject({ value: { ciphertext: 'c2VhbGVk' } })
    expect(await client.exchange.shares()).toMatchObject({ value: [{ id, opens: ['2026-11-21T12:00:00.000Z'] }] })
    expect(await client.exchange.withdrawShare(id)).toEqual({ ok: true, value: null })
    expect(await client.exchange.withdrawShare(id)).toEqual({ ok: true, value: null })
    expect(await client.exchange.openShare(id)).toMatchObject({ error: { status: 410, code: 'share_ended' } })
    expect(await client.me.data()).toMatchObject({ value: { exchangeShares: [{ id, ciphertext: null }] } })
  })

  test('end with their time, and are at most five', async () => {
    const client = createFakeApiClient({
      now,
      exchangeShares: [share, { ...share, id: 'b', withdrawnAt: '2026-11-20' }],
    })
    for (let count = 0; count < 4; count += 1) expect((await client.exchange.share('AAAA')).ok).toBe(true)
    expect(await client.exchange.share('AAAA')).toMatchObject({ error: { status: 409, code: 'too_many_shares' } })
    const later = createFakeApiClient({ now: () => new Date('2026-12-21T10:00:00.000Z'), exchangeShares: [share] })
    expect(await later.exchange.openShare(share.id)).toMatchObject({ error: { status: 410 } })
    expect(await client.exchange.openShare('b')).toMatchObject({ error: { status: 410 } })
    expect(await client.exchange.openShare(share.id)).toMatchObject({ ok: true })
    expect((await later.exchange.share('AAAA')).ok).toBe(true)
  })

  test('that are unknown are not found', async () => {
    const client = createFakeApiClient()
    expect(await client.exchange.openShare('x')).toMatchObject({ error: { status: 404 } })
    expect(await client.exchange.withdrawShare('x')).toMatchObject({ error: { status: 404 } })
  })
})

test('the fake client counts verdicts by month and rule, for whoever asks', async () => {
  let today = '2026-10-31T12:00:00Z'
  const client = createFakeApiClient({ investor: null, now: () => new Date(today) })
  await client.verdicts.count(6)
  today = '2026-11-21T12:00:00Z'
  for (const rule of [10, 2, 10]) await client.verdicts.count(rule)
  expect(await client.verdicts.list()).toEqual({
    ok: true,
    value: [
      { month: '2026-11', rule: 2, shown: 1 },
      { month: '2026-11', rule: 10, shown: 2 },
      { month: '2026-10', rule: 6, shown: 1 },
    ],
  })
})
