import { emptyExchangeFile, type ExchangeFile } from '@dst/domain/exchange-file'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dayOf, storedDays } from './exchange-day.ts'
import { exchangeKey } from './stored-exchange.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { runningDays } from './days.ts'
import { clearExchangeFile, openExchangeFile, setField, useExchangeFileStore } from './document.ts'

const closed = (closing: string, more: Partial<ExchangeFile> = {}): ExchangeFile => ({
  ...emptyExchangeFile,
  sales: [{ id: 'a', closing }],
  ...more,
})
const count = (file: ExchangeFile, today: string) => {
  const days = runningDays(file)
  const counted = days && dayOf(days, today)
  return counted && `${counted.day} of ${counted.of}`
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', memoryStorage())
  useExchangeFileStore.setState(useExchangeFileStore.getInitialState(), true)
})

describe('the day of an exchange', () => {
  test.each([
    ['2027-02-28', undefined],
    ['2027-03-01', '0 of 45'],
    ['2027-03-18', '17 of 45'],
    ['2027-04-15', '45 of 45'],
    ['2027-04-16', '46 of 180'],
    ['2027-08-28', '180 of 180'],
    ['2027-08-29', undefined],
  ])('of a sale that closed on March 1, 2027 is on %s: %s', (today, words) => {
    expect(count(closed('2027-03-01'), today)).toBe(words)
  })

  test('ends with the due date of the return, where that comes first', () => {
    expect(count(closed('2026-11-21'), '2027-01-22')).toBe('62 of 145')
    expect(count(closed('2026-11-21', { deadlines: { extension: 'filed' } }), '2027-01-22')).toBe('62 of 180')
  })

  test('is counted until everything was received', () => {
    const purchases = [{ id: 'p', equity: 1_880_000, closedOn: '2027-03-31' }]
    const file = closed('2027-03-01', { sales: [{ id: 'a', closing: '2027-03-01', price: 2_000_000 }], purchases })
    expect([count(file, '2027-03-30'), count(file, '2027-03-31'), count(file, '2027-04-20')]).toEqual([
      '29 of 45',
      undefined,
      undefined,
    ])
    // A part of it: other property that was named may not be entered.
    const part = { ...file, purchases: [{ id: 'p', equity: 900_000, closedOn: '2027-03-31' }] }
    expect([count(part, '2027-04-15'), count(part, '2027-04-16')]).toEqual(['45 of 45', '46 of 180'])
  })

  test('counts from the first of several closings', () => {
    const sales = [
      { id: 'a', closing: '2027-03-09' },
      { id: 'b', closing: '2027-03-01' },
    ]
    expect(count({ ...emptyExchangeFile, sales }, '2027-03-18')).toBe('17 of 45')
  })

  test('counts by the days that a disaster has moved', () => {
    const deadlines = {
      extension: 'filed',
      disasterDate: '2026-09-10',
      postponementDate: '2027-02-01',
      affected: true,
    } as const
    const moved = closed('2026-08-01', { deadlines })
    expect(count(moved, '2026-12-01')).toBe('122 of 184')
    expect(count(moved, '2027-05-28')).toBe('300 of 300')
    expect(count(moved, '2027-05-29')).toBeUndefined()
  })

  test('is nothing without a closing, or with one so early that other due dates applied', () => {
    expect(runningDays(emptyExchangeFile)).toBeUndefined()
    expect(runningDays(closed('2015-05-05', { taxpayer: { kind: 'partnership' } }))).toBeUndefined()
  })
})

describe('the days that a device keeps', () => {
  test('follow the file', () => {
    setField('sales.0.closing', '2027-03-01')
    expect(storedDays()).toEqual({ closing: '2027-03-01', naming: '2027-04-15', end: '2027-08-28' })
    clearExchangeFile()
    expect(storedDays()).toBeUndefined()
  })

  test('are made of a file that was kept before they were', () => {
    localStorage.setItem(exchangeKey, JSON.stringify({ file: closed('2027-03-01') }))
    openExchangeFile()()
    expect(storedDays()?.closing).toBe('2027-03-01')
  })

  test.each([
    '',
    'not json',
    '[]',
    '{"days":null}',
    '{"days":[]}',
    '{"days":{"closing":"soon","naming":"2027-04-15","end":"2027-08-28"}}',
  ])('that read %j are none', (text) => {
    localStorage.setItem(exchangeKey, text)
    expect(storedDays()).toBeUndefined()
  })

  test('are none where the browser refuses', () => {
    vi.stubGlobal('localStorage', undefined)
    setField('sales.0.closing', '2027-03-01')
    expect(storedDays()).toBeUndefined()
  })
})
