import { beforeEach, expect, test, vi } from 'vitest'
import { exchangeKey } from '~/features/exchange/store/stored-exchange.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { dayDates } from './day-dates.ts'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))

test('a sale that closes today, whose exchange the tax return may end early', async () => {
  expect(await dayDates('2026-11-25')).toEqual({
    closing: 'if today',
    identification: 'Jan 9, 2027',
    end: 'Apr 15 or May 24, 2027',
  })
})

test('a sale in spring has all 180 days', async () => {
  expect(await dayDates('2027-03-01')).toMatchObject({ end: 'Aug 28, 2027' })
})

test('the exchange that this device keeps comes before', async () => {
  const file = { version: 1, sales: [{ id: 'a', closing: '2026-11-21' }], deadlines: { extension: 'filed' } }
  localStorage.setItem(exchangeKey, JSON.stringify({ file }))
  expect(await dayDates('2026-11-25')).toEqual({
    closing: 'Nov 21, 2026',
    identification: 'Jan 5, 2027',
    end: 'May 20, 2027',
  })
})

test('after a disaster its days are the moved ones, and say so', async () => {
  const deadlines = { disasterDate: '2026-12-01', postponementDate: '2027-02-01', affected: true, extension: 'filed' }
  const file = { version: 1, sales: [{ id: 'a', closing: '2026-11-21' }], deadlines }
  localStorage.setItem(exchangeKey, JSON.stringify({ file }))
  expect(await dayDates('2026-12-02')).toEqual({
    closing: 'Nov 21, 2026',
    identification: 'May 5, 2027, moved',
    end: 'Sep 17, 2027, moved',
  })
})

test('a day that the notice leaves alone is not told to be moved', async () => {
  const deadlines = { disasterDate: '2027-03-01', postponementDate: '2027-05-03', affected: true }
  const file = { version: 1, sales: [{ id: 'a', closing: '2026-11-21' }], deadlines }
  localStorage.setItem(exchangeKey, JSON.stringify({ file }))
  expect(await dayDates('2027-03-10')).toMatchObject({ identification: 'Jan 5, 2027', end: 'May 3, 2027, moved' })
})

test.each(['not json', '{}', '{"file":{"version":1}}', '{"file":{"version":1,"sales":[{"id":"a","price":5}]}}'])(
  'what has no closing leaves the example: %s',
  async (stored) => {
    localStorage.setItem(exchangeKey, stored)
    expect(await dayDates('2026-11-25')).toMatchObject({ closing: 'if today' })
  },
)
