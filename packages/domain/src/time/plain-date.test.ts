import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  earliest,
  lastOfMonth,
  latest,
  readMonth,
  readPlainDate,
} from './plain-date.ts'

test('a day of the calendar is read as it is', () => {
  expect(readPlainDate('closings', '2028-02-29')).toBe('2028-02-29')
})

test.each([
  '2027-02-29',
  '2100-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-5',
  '26-11-20',
  '2026-11/20',
  '2026/11-20',
  '0999-12-31',
  '2026-11-2o',
  '2026-04-00',
  '0026-11-20',
  '2026-11-20T00:00:00Z',
  'Dec 4 2026',
  '',
])('%j is refused under the name of its field', (text) => {
  expect(() => readPlainDate('disasterDate', text)).toThrow(new RegExp('^disasterDate is not a date'))
  expect(() => readPlainDate('disasterDate', text)).toThrow(RangeError)
})

test('what is no text is refused like a text that is no day', () => {
  expect(() => readPlainDate('closings', undefined as unknown as string)).toThrow(RangeError)
})

test('days run over the ends of months, of years and of February', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(addDays('2027-03-31', -400)).toBe('2026-02-24')
  expect(addDays('2027-01-31', 365 + 366)).toBe('2029-01-31')
  expect(daysBetween('2027-10-19', '2028-04-16')).toBe(180)
})

test('months keep the day, or end with a shorter month', () => {
  expect(addMonths('2026-04-15', 6)).toBe('2026-10-15')
  expect(addMonths('2026-10-31', 4)).toBe('2027-02-28')
  expect(addMonths('2027-02-15', -2)).toBe('2026-12-15')
  expect(lastOfMonth(2028, 2)).toBe('2028-02-29')
  expect(lastOfMonth(2026, 14)).toBe('2027-02-28')
})

test('a month is read as the months since the year 0', () => {
  expect(readMonth('sold', '2026-11') - readMonth('sold', '2015-03')).toBe(140)
  expect(readMonth('sold', '1000-01')).toBe(12_000)
})

test.each(['2026-13', '2026-00', '0999-12', '2026-1', '2026-011', '2026/11', '2o26-11', '2026-1a', '2026-11-01', ''])(
  'the month %j is refused under the name of its field',
  (text) => {
    expect(() => readMonth('sold', text)).toThrow(new RangeError(`sold is not a month as yyyy-mm: ${text}`))
  },
)

test('the first and the last of some days', () => {
  expect(earliest('2026-11-20', '2026-11-19', '2027-01-01')).toBe('2026-11-19')
  expect(latest('2026-11-20', '2026-11-19', '2027-01-01')).toBe('2027-01-01')
})
