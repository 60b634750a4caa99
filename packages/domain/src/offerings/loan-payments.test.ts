import { expect, test } from 'vitest'
import { loanBalance } from './index.ts'

const loan = { loan: 1_000_000, loanRate: 0.06 }

// H15: every table of loans has 5,995.51 a month for 1,000,000 at 6% over 30 years, and 836,857 after ten of them.
test('a loan is paid down month by month, over thirty years unless others are given', () => {
  expect(loanBalance(loan, 10)).toEqual({
    payment: 5_995.51,
    balance: 836_857.25,
    serviceByYear: Array.from({ length: 10 }, () => 71_946.06),
  })
  expect(loanBalance({ ...loan, interestOnlyYears: 0, amortizationYears: 30, maturityYears: 30 }, 30).balance).toBe(0)
})

// H16: five years of 125,000 a month, then 149,887.63; 24,367,058.88 after 24 of those.
test('interest-only years come before the years of paying down, not out of them', () => {
  const terms = { loan: 25_000_000, loanRate: 0.06, interestOnlyYears: 5, amortizationYears: 30 }
  const after = loanBalance(terms, 7)
  expect(after).toMatchObject({ payment: 149_887.63, balance: 24_367_058.88 })
  expect(after.serviceByYear.slice(3, 6)).toEqual([1_500_000, 1_500_000, 1_798_651.58])
  expect(loanBalance(terms, 5).balance).toBe(25_000_000)
  expect(loanBalance(terms, 34).balance).toBeGreaterThan(0)
  expect(loanBalance(terms, 35).balance).toBe(0)
})

test('without interest it is paid back in equal parts, and costs nothing before', () => {
  const terms = { loan: 1_200_000, loanRate: 0, interestOnlyYears: 2, amortizationYears: 10 }
  expect(loanBalance(terms, 4)).toEqual({
    payment: 10_000,
    balance: 960_000,
    serviceByYear: [0, 0, 120_000, 120_000],
  })
})

test('nothing is paid or owed once it is paid back, or has fallen due', () => {
  expect(loanBalance({ ...loan, amortizationYears: 2 }, 4)).toEqual({
    payment: 44_320.61,
    balance: 0,
    serviceByYear: [531_847.32, 531_847.32, 0, 0],
  })
  expect(loanBalance({ ...loan, interestOnlyYears: 3, maturityYears: 2 }, 2).balance).toBe(1_000_000)
  expect(loanBalance({ ...loan, interestOnlyYears: 3, maturityYears: 2 }, 3)).toMatchObject({
    balance: 0,
    serviceByYear: [60_000, 60_000, 0],
  })
})

test('no loan costs nothing, and no year has passed at the closing', () => {
  expect(loanBalance({ ...loan, loan: 0 }, 2)).toEqual({ payment: 0, balance: 0, serviceByYear: [0, 0] })
  expect(loanBalance(loan, 0)).toEqual({ payment: 5_995.51, balance: 1_000_000, serviceByYear: [] })
})

test.each([
  ['terms', () => loanBalance(undefined as never, 1)],
  ['loan', () => loanBalance({ loanRate: 0.06 } as never, 1)],
  ['loanRate', () => loanBalance({ loan: 1 } as never, 1)],
  ['loanRate', () => loanBalance({ ...loan, loanRate: 0.151 }, 1)],
  ['amortizationYears', () => loanBalance({ ...loan, amortizationYears: 0 }, 1)],
  ['maturityYears', () => loanBalance({ ...loan, maturityYears: 2.5 }, 1)],
  ['afterYears', () => loanBalance(loan, -1)],
  ['afterYears', () => loanBalance(loan, 1.5)],
])('an impossible %s is named', (name, call) => {
  expect(call).toThrow(RangeError)
  expect(call).toThrow(new RegExp(`^${name} `))
})
