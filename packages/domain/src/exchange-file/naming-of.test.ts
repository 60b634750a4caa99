import { expect, test } from 'vitest'
import { describeExchange, emptyExchangeFile, type ExchangeFile } from './index.ts'

const sold: ExchangeFile = { ...emptyExchangeFile, sales: [{ id: 'a', closing: '2026-11-21', price: 2_000_000 }] }
const notice = { disasterDate: '2027-01-05', postponementDate: '2027-02-01', affected: true } as const

test.each([
  ['day 44', '2027-01-04', false],
  ['day 45', '2027-01-05', false],
  ['day 46', '2027-01-06', true],
])('on %s, %s, naming is over: %s', (_, today, isOver) => {
  expect(describeExchange(sold, today).naming).toEqual({ lastDay: '2027-01-05', isOver })
})

test('an IRS notice moves the last day, and the day without it stays known', () => {
  const moved = { ...sold, deadlines: notice }
  const { naming } = describeExchange(moved, '2027-01-06')
  expect(naming).toMatchObject({ isOver: false, unmoved: '2027-01-05' })
  expect(naming.lastDay).toBe('2027-04-15')
  expect(describeExchange(moved, '2027-04-15').naming.isOver).toBe(false)
  expect(describeExchange(moved, '2027-04-16').naming.isOver).toBe(true)
})

test('a notice that moves the last day to close alone moves nothing of this', () => {
  const deadlines = { disasterDate: '2027-03-01', postponementDate: '2027-05-03', affected: true }
  const { dates, naming } = describeExchange({ ...sold, deadlines }, '2027-03-10')
  expect(dates.ok && dates.value.lastDays).toMatchObject({ end: '2027-05-03', moved: { section: 6 } })
  expect(naming).toEqual({ lastDay: '2027-01-05', isOver: true })
})

test('without a closing nothing is over', () => {
  expect(describeExchange(emptyExchangeFile, '2027-01-06').naming).toEqual({ lastDay: undefined, isOver: false })
})
