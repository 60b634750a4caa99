import { expect, test } from 'vitest'
import { exchangeDates, type ExchangeDatesInputs, type TaxpayerKind } from './index.ts'

const datesOf = (closing: string, taxpayer: TaxpayerKind, more: Partial<ExchangeDatesInputs> = {}) =>
  exchangeDates({ closings: [closing], taxpayer, extension: 'none', ...more })

// 26 U.S.C. 1031(a)(3); the first is the example of 26 CFR 1.1031(k)-1(b)(3).
test.each([
  ['1991-05-17', 'individual', '1991-07-01', '1991-11-13', '1991-11-13', '1991-11-13', 0],
  ['2026-03-14', 'individual', '2026-04-28', '2026-09-10', '2026-09-10', '2026-09-10', 0],
  ['2026-10-17', 'individual', '2026-12-01', '2027-04-15', '2027-04-15', '2027-04-15', 0],
  ['2026-10-18', 'individual', '2026-12-02', '2027-04-16', '2027-04-15', '2027-04-16', 1],
  ['2026-11-20', 'individual', '2027-01-04', '2027-05-19', '2027-04-15', '2027-05-19', 34],
  ['2026-11-21', 'individual', '2027-01-05', '2027-05-20', '2027-04-15', '2027-05-20', 35],
  ['2027-10-18', 'individual', '2027-12-02', '2028-04-15', '2028-04-15', '2028-04-15', 0],
  ['2027-10-19', 'individual', '2027-12-03', '2028-04-16', '2028-04-15', '2028-04-16', 1],
  ['2027-12-01', 'individual', '2028-01-15', '2028-05-29', '2028-04-15', '2028-05-29', 44],
  ['2026-09-17', 'partnership', '2026-11-01', '2027-03-16', '2027-03-15', '2027-03-16', 1],
] as const)('a sale on %s by a(n) %s', (closing, taxpayer, identification, full, end, endIfExtended, daysLost) => {
  expect(datesOf(closing, taxpayer)).toMatchObject({ identification, full, end, endIfExtended, daysLost })
})

test('an extension that is filed moves the end, one that is only planned does not', () => {
  expect(datesOf('2026-11-21', 'individual', { extension: 'planned' }).end).toBe('2027-04-15')
  expect(datesOf('2026-11-21', 'individual', { extension: 'filed' })).toMatchObject({ end: '2027-05-20', daysLost: 0 })
})

test('the first of several closings starts both periods, in whatever order they come', () => {
  const closings = ['2026-12-03', '2026-11-21', '2027-01-15']
  expect(exchangeDates({ closings, taxpayer: 'individual', extension: 'none' })).toEqual(
    datesOf('2026-11-21', 'individual'),
  )
})

// 26 U.S.C. 6072(a), (b); 26 CFR 1.6081-2 to 1.6081-6; P.L. 114-41, sec. 2006(a).
test.each([
  ['individual', '12-31', '2026-11-21', '2027-04-15', '2027-10-15'],
  ['c-corporation', '12-31', '2026-11-21', '2027-04-15', '2027-10-15'],
  ['trust-or-estate', '12-31', '2026-11-21', '2027-04-15', '2027-09-30'],
  ['partnership', '12-31', '2026-11-21', '2027-03-15', '2027-09-15'],
  ['s-corporation', '12-31', '2026-11-21', '2027-03-15', '2027-09-15'],
  ['trust-or-estate', '06-30', '2026-06-30', '2026-10-15', '2027-03-31'],
  ['trust-or-estate', '05-31', '2026-06-01', '2027-09-15', '2028-02-29'],
  ['c-corporation', '06-30', '2026-06-30', '2026-09-15', '2027-04-15'],
  ['c-corporation', '06-30', '2026-07-01', '2027-10-15', '2028-04-15'],
  ['c-corporation', '09-30', '2026-09-30', '2027-01-15', '2027-07-15'],
  ['s-corporation', '06-30', '2026-06-30', '2026-09-15', '2027-03-15'],
  ['partnership', '02-28', '2028-02-29', '2028-05-15', '2028-11-15'],
  ['partnership', '02-29', '2027-03-01', '2028-05-15', '2028-11-15'],
] as const)(
  'the return of a(n) %s whose year ends on %s, for a sale on %s',
  (taxpayer, fiscalYearEnd, closing, dueDate, extendedDueDate) => {
    expect(datesOf(closing, taxpayer, { fiscalYearEnd })).toMatchObject({ dueDate, extendedDueDate })
  },
)

test('due dates of before 2016 are refused where they were others', () => {
  expect(() => datesOf('2015-12-31', 'partnership')).toThrow(/^closings/)
  expect(datesOf('2016-01-01', 'partnership').dueDate).toBe('2017-03-15')
  expect(datesOf('2015-12-31', 'individual').dueDate).toBe('2016-04-15')
})

test.each([
  ['closings', { closings: [] }],
  ['closings', { closings: ['2026-02-30'] }],
  ['fiscalYearEnd', { fiscalYearEnd: '06-15' }],
  ['fiscalYearEnd', { fiscalYearEnd: '02-27' }],
  ['fiscalYearEnd', { fiscalYearEnd: '13-31' }],
  ['fiscalYearEnd', { fiscalYearEnd: 'June' }],
] satisfies [string, Partial<ExchangeDatesInputs>][])('an impossible %s is named', (field, given) => {
  expect(() => datesOf('2026-11-21', 'individual', given)).toThrow(RangeError)
  expect(() => datesOf('2026-11-21', 'individual', given)).toThrow(new RegExp(`^${field}`))
})
