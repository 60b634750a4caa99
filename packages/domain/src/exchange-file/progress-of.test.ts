import { expect, test } from 'vitest'
import { describeExchange, emptyExchangeFile, type ExchangeFile, type Purchase } from './index.ts'

/** Net 1,880,000 with a debt of 400,000. Day 45 is January 5, the end April 15, 2027. */
function fileOf(...purchases: readonly Omit<Purchase, 'id'>[]): ExchangeFile {
  return {
    ...emptyExchangeFile,
    sales: [{ id: 'a', closing: '2026-11-21', price: 2_000_000, debtPaidOff: 400_000 }],
    purchases: purchases.map((purchase, index) => ({ id: `p${index}`, ...purchase })),
  }
}
const stage = (file: ExchangeFile, today: string) => describeExchange(file, today).progress.stage
const whole = { equity: 1_480_000, loanShare: 0.213 } as const
const half = { equity: 740_000, loanShare: 0.213 } as const

test.each([
  ['nothing entered', fileOf(), '2026-11-20', 'before'],
  ['nothing entered', fileOf(), '2026-11-21', 'naming'],
  ['nothing entered', fileOf(), '2027-01-05', 'naming'],
  ['nothing entered, as a list may have been signed', fileOf(), '2027-01-06', 'closing'],
  ['nothing entered', fileOf(), '2027-04-15', 'closing'],
  ['nothing entered', fileOf(), '2027-04-16', 'failed'],
  ['named, not received', fileOf(whole), '2027-04-15', 'closing'],
  ['named, not received', fileOf(whole), '2027-04-16', 'failed'],
  ['received after the end', fileOf({ ...whole, closedOn: '2027-04-16' }), '2027-01-06', 'failed'],
  ['the day before all is received', fileOf({ ...whole, closedOn: '2027-03-01' }), '2027-02-28', 'closing'],
  ['all received', fileOf({ ...whole, closedOn: '2027-03-01' }), '2027-03-01', 'complete'],
  ['all received, long after', fileOf({ ...whole, closedOn: '2027-03-01' }), '2028-03-01', 'complete'],
  ['all received before day 45', fileOf({ ...whole, closedOn: '2026-12-01' }), '2026-12-01', 'complete'],
  ['a part received while more can be named', fileOf({ ...half, closedOn: '2026-12-01' }), '2027-01-05', 'naming'],
  ['a part received and nothing else named', fileOf({ ...half, closedOn: '2026-12-01' }), '2027-01-06', 'partial'],
  ['one of two received', fileOf({ ...half, closedOn: '2027-03-01' }, half), '2027-04-15', 'closing'],
  ['one of two received', fileOf({ ...half, closedOn: '2027-03-01' }, half), '2027-04-16', 'partial'],
  [
    'one that replaces all, and one that is still wanted',
    fileOf({ ...whole, closedOn: '2027-03-01' }, half),
    '2027-03-01',
    'closing',
  ],
  [
    'one that replaces all, and a backup',
    fileOf({ ...whole, closedOn: '2027-03-01' }, { ...half, wanted: 'backup' }),
    '2027-03-01',
    'complete',
  ],
  ['a loan that falls 1% short', fileOf({ ...whole, loanShare: 0.2, closedOn: '2027-03-01' }), '2027-03-01', 'partial'],
] as const)('%s: %#', (_, file, today, expected) => {
  expect(stage(file, today)).toBe(expected)
})

test('what is bought in a finished exchange is what was received', () => {
  const file = fileOf({ ...half, closedOn: '2027-03-01' }, half)
  const cash = (today: string) => {
    const { money } = describeExchange(file, today)
    return money.ok && money.value.bought.cash
  }
  expect([cash('2027-04-15'), cash('2027-04-16')]).toEqual([1_480_000, 740_000])
})

test('a complete exchange has no reminders, also before its last day; one that may lack entries has', () => {
  const file = fileOf({ ...whole, closedOn: '2026-12-01' })
  expect(describeExchange(file, '2026-11-30').reminders.length).toBeGreaterThan(5)
  expect(describeExchange(file, '2026-12-01').reminders).toEqual([])
  const part = fileOf({ ...half, closedOn: '2026-12-01' })
  expect(stage(part, '2027-01-06')).toBe('partial')
  expect(describeExchange(part, '2027-01-06').reminders.length).toBeGreaterThan(5)
})

test('an exchange without a closing, or with a sale that is to come, is before', () => {
  expect(stage(emptyExchangeFile, '2027-01-01')).toBe('before')
  expect(describeExchange(fileOf(), '2026-11-20').progress).toEqual({
    stage: 'before',
    isFinished: false,
    received: [],
    lastReceipt: undefined,
  })
})
