import { expect, test } from 'vitest'
import {
  compareOf,
  dateOfDay,
  datesOf,
  emptyExchangeFile,
  listedProperties,
  listOf,
  moneyOf,
  taxOf,
  type ExchangeFile,
} from './index.ts'

const today = '2026-11-25'

/** The first worked example of docs/product: a couple's commercial property. */
const couple: ExchangeFile = {
  ...emptyExchangeFile,
  sales: [
    {
      id: '1',
      closing: '2026-11-21',
      price: 2_000_000,
      purchasePrice: 1_000_000,
      placedInService: '2015-03',
      debtPaidOff: 400_000,
    },
  ],
  income: { otherTaxable: 150_000 },
}
const sale = (changes: object): ExchangeFile => ({ ...couple, sales: [{ ...couple.sales[0], id: '1', ...changes }] })

test('dates follow the first closing, and count the days to today', () => {
  const file = { ...couple, sales: [...couple.sales, { id: '2', closing: '2026-11-10' }] }
  const dates = datesOf(file, today)
  expect(dates).toMatchObject({ ok: true, value: { closing: '2026-11-10', identification: '2026-12-25', day: 15 } })
  expect(datesOf(couple, '2026-11-20')).toMatchObject({ ok: true, value: { day: -1, end: '2027-04-15' } })
  expect(dateOfDay('2026-11-21', 45)).toBe('2027-01-05')
})

test('dates take taxpayer, extension and a whole disaster notice from the file', () => {
  const partnership = { ...couple, taxpayer: { kind: 'partnership' as const } }
  expect(datesOf(partnership, today)).toMatchObject({ ok: true, value: { dueDate: '2027-03-15' } })
  const filed = { ...couple, deadlines: { extension: 'filed' as const } }
  expect(datesOf(filed, today)).toMatchObject({ ok: true, value: { end: '2027-05-20', daysLost: 0 } })
  const notice = { disasterDate: '2026-09-10', postponementDate: '2027-02-01', affected: true }
  const touched = { ...sale({ closing: '2026-08-01' }), deadlines: { ...notice, extension: 'filed' as const } }
  expect(datesOf(touched, today)).toMatchObject({
    ok: true,
    value: {
      section6: { identification: '2027-02-01', end: '2027-02-01' },
      section17: { identification: '2027-02-01', end: '2027-05-28' },
    },
  })
  for (const half of [{ disasterDate: '2026-09-10' }, { ...notice, postponementDate: '2026-09-09' }]) {
    const dates = datesOf({ ...couple, deadlines: half }, today)
    expect(dates.ok && dates.value.section17).toBeUndefined()
  }
})

test('no closing, and a closing of a partnership before its due dates of today, have no dates', () => {
  expect(datesOf(emptyExchangeFile, today)).toEqual({ ok: false, error: 'closing-missing' })
  const early = {
    ...sale({ closing: '2016-12-31' }),
    taxpayer: { kind: 'partnership' as const, fiscalYearEnd: '06-30' },
  }
  expect(datesOf(early, today)).toEqual({ ok: false, error: 'closing-too-early' })
  expect(datesOf({ ...early, ...sale({ closing: '2017-01-01' }) }, today).ok).toBe(true)
  expect(datesOf({ ...early, taxpayer: {} }, today).ok).toBe(true)
})

test('the tax of a file is that of its worked example, with the usual costs and standard deduction', () => {
  const tax = taxOf(couple, today)
  expect(tax).toMatchObject({ ok: true, value: { saleYear: 2026, figuresOf: 2026 } })
  if (!tax.ok) return
  expect(Math.round(tax.value.tax)).toBe(289_515)
  expect(Math.round(tax.value.simple)).toBe(251_282)
  expect(tax.value.totalWithoutLosses).toBe(tax.value.tax)
})

test("the CPA's figure takes the place of the estimate, which stays beside it", () => {
  const tax = taxOf({ ...couple, income: { ...couple.income, cpaTax: 270_000 } }, today)
  expect(tax.ok && [tax.value.tax, Math.round(tax.value.estimate.total)]).toEqual([270_000, 289_515])
})

test('the highest rate of the state counts until another is typed', () => {
  const stateTax = (file: ExchangeFile) => {
    const tax = taxOf(file, today)
    return tax.ok ? Math.round(tax.value.estimate.stateTax) : undefined
  }
  expect(stateTax(couple)).toBe(0)
  expect(stateTax(sale({ state: 'CA' }))).toBe(148_869)
  expect(stateTax({ ...sale({ state: 'CA' }), income: { stateRate: 0.093 } })).toBe(104_096)
})

test('a C corporation pays 21% of its gain, and saves as much of a loss', () => {
  const corporation = { taxpayer: { kind: 'c-corporation' as const } }
  const tax = taxOf({ ...couple, ...corporation }, today)
  expect(tax.ok && Math.round(tax.value.estimate.total)).toBe(235_056)
  expect(tax.ok && tax.value.estimate.netInvestmentIncomeTax).toBe(0)
  expect(tax.ok && tax.value.estimate.effectiveRate).toBeCloseTo(0.21)
  const loss = taxOf({ ...sale({ price: 700_000 }), ...corporation }, today)
  // 700,000 less 6% of it less a basis of 760,683.76.
  expect(loss.ok && Math.round(loss.value.estimate.total)).toBe(-21_564)
  expect(loss.ok && loss.value.estimate.effectiveRate).toBe(0)
})

test('a sale after the last year with figures is computed with those of that year', () => {
  const tax = taxOf(sale({ closing: '2027-02-01' }), today)
  expect(tax).toMatchObject({ ok: true, value: { saleYear: 2027, figuresOf: 2026 } })
  const without = taxOf(sale({ closing: undefined }), today)
  expect(without).toMatchObject({ ok: true, value: { saleYear: 2026 } })
})

test('sales of one year are taxed together in whatever order they stand; those of two years are not estimated', () => {
  const [office] = couple.sales
  const later = { ...office, id: '2', closing: '2026-12-10', price: 900_000 }
  const undated = { ...office, id: '3', closing: undefined, price: 500_000 }
  const taxed = (sales: readonly object[]) => taxOf({ ...couple, sales } as ExchangeFile, '2027-02-01')
  const [one, other] = [taxed([office ?? {}, later, undated]), taxed([undated, later, office ?? {}])]
  expect(one).toMatchObject({ ok: true, value: { saleYear: 2026 } })
  expect(one.ok && other.ok && Math.abs(one.value.tax - other.value.tax)).toBeLessThan(1e-6)
  const nextYear = { ...later, closing: '2027-01-04' }
  for (const sales of [
    [office ?? {}, nextYear],
    [nextYear, office ?? {}],
  ]) {
    expect(taxed(sales)).toEqual({ ok: false, error: { code: 'several-tax-years' } })
  }
})

test.each([
  [{ price: undefined }, { code: 'price-missing' }],
  [{ purchasePrice: undefined }, { code: 'purchase-missing', saleId: '1' }],
  [{ placedInService: undefined }, { code: 'service-missing', saleId: '1' }],
  [{ placedInService: '2026-12' }, { code: 'service-after-sale', saleId: '1' }],
  [{ placedInService: '1993-05' }, { code: 'depreciation-missing', saleId: '1' }],
  [
    { placedInService: '1986-12', propertyType: 'residential' },
    { code: 'depreciation-missing', saleId: '1' },
  ],
  [{ priorDeferredGain: 1 }, { code: 'depreciation-missing', saleId: '1' }],
  [{ closing: '2024-12-31' }, { code: 'year-unknown' }],
])('a sale with %j has no estimate, and says why', (changes, gap) => {
  expect(taxOf(sale(changes), today)).toEqual({ ok: false, error: gap })
  expect(compareOf(sale(changes), today)).toEqual({ ok: false, error: gap })
})

test('the tax of a trust or an estate is not computed', () => {
  const trust = { ...couple, taxpayer: { kind: 'trust-or-estate' as const } }
  expect(taxOf(trust, today)).toEqual({ ok: false, error: { code: 'trust-not-computed' } })
})

test.each([
  [{ placedInService: '1993-06' }],
  [{ placedInService: '1993-05', depreciation: 500_000 }],
  [{ placedInService: '1987-01', propertyType: 'residential' }],
  [{ placedInService: '2026-11' }],
  [{ priorDeferredGain: 100_000, depreciation: 5_000, improvements: 20_000, landShare: 0.3 }],
])('a sale with %j has an estimate', (changes) => {
  expect(taxOf(sale(changes), today).ok).toBe(true)
})

const dst = (equity: number, loanShare: number) => ({ id: 'a', kind: 'dst' as const, equity, loanShare })

test('a DST for all the cash at a loan of 20% leaves $30,000 of debt after costs, as in the worked example', () => {
  const money = moneyOf({ ...couple, purchases: [dst(1_480_000, 0.2)] }, today)
  expect(money).toMatchObject({
    ok: true,
    value: { gainKnown: true, purchases: 1, check: { exchangeCash: 1_480_000, debtShort: 30_000, boot: 30_000 } },
  })
  const range = money.ok ? money.value.taxOnBoot : undefined
  // 15%, or the 22% of their bracket as gain from depreciation; their income stays below 250,000.
  expect(range).toEqual({ low: 4_500, high: 6_600 })
})

test('the tax on boot is flat for a C corporation, and spans the cheapest and the dearest of several sales', () => {
  const plan = { ...couple, purchases: [dst(1_480_000, 0.2)] }
  const rangeOf = (file: ExchangeFile) => {
    const money = moneyOf(file, today)
    return money.ok ? money.value.taxOnBoot : undefined
  }
  expect(rangeOf({ ...plan, taxpayer: { kind: 'c-corporation' } })).toEqual({ low: 6_300, high: 6_300 })
  const [office] = couple.sales
  const [here, there] = [
    { ...office, id: '1', state: 'TX' },
    { ...office, id: '2', state: 'CA', price: 100_000, debtPaidOff: 0, purchasePrice: 1_000 },
  ] as const
  const both = rangeOf({ ...plan, sales: [here, there], purchases: [dst(1_574_000, 0.2)] })
  expect(both).toEqual(rangeOf({ ...plan, sales: [there, here], purchases: [dst(1_574_000, 0.2)] }))
  // 6,500 of boot: 15% in Texas, or 22% as depreciation and 13.3% in California.
  expect(both).toEqual({ low: expect.closeTo(975, 6) as number, high: expect.closeTo(2_294.5, 6) as number })
})

test('a backup and a purchase without a price don’t count as bought', () => {
  const money = moneyOf(
    {
      ...couple,
      purchases: [
        { ...dst(1_480_000, 0.2), wanted: 'backup' },
        { id: 'b', kind: 'property' },
        { id: 'c', kind: 'property', price: 500_000, loanShare: 0.4 },
      ],
    },
    today,
  )
  expect(money).toMatchObject({ ok: true, value: { purchases: 1, check: { newValue: 500_000, cashTaken: 1_180_000 } } })
})

test('without a purchase price the money is checked and the gain is unknown', () => {
  const file = sale({ purchasePrice: undefined, cashTaken: 5_000, sellingCosts: 60_000 })
  const money = moneyOf({ ...file, purchases: [dst(1_540_000, 0.2)] }, today)
  expect(money).toMatchObject({ ok: true, value: { gainKnown: false, check: { cashTaken: 5_000, debtShort: 15_000 } } })
  expect(money.ok && money.value.taxOnBoot).toBeUndefined()
  expect(moneyOf(emptyExchangeFile, today)).toEqual({ ok: false, error: 'price-missing' })
})

test('a property without a loan needs no debt', () => {
  const money = moneyOf({ ...sale({ debtPaidOff: undefined }), purchases: [dst(1_880_000, 0)] }, today)
  expect(money).toMatchObject({ ok: true, value: { check: { boot: 0, neededLoanShare: 0 } } })
})

test('no boot costs no tax', () => {
  const money = moneyOf({ ...couple, purchases: [dst(1_480_000, 0.25)] }, today)
  expect(money.ok && money.value.taxOnBoot).toEqual({ low: 0, high: 0 })
})

test('five DSTs of $400,000 at a loan of 55% pass both limits, and what was received by day 45 is safe', () => {
  const purchases = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...dst(400_000, 0.55), id }))
  const received = [{ ...dst(400_000, 0.55), id: 'a', closedOn: '2027-01-05' }, ...purchases.slice(1)]
  const list = listOf({ ...couple, purchases: received }, today)
  if (!list.ok) throw new Error(list.error)
  const { check, properties } = list.value
  expect([check.count, Math.round(check.value), check.limit, check.rule]).toEqual([
    5,
    4_444_444,
    4_000_000,
    '95-percent',
  ])
  expect(check.safe).toEqual(['a'])
  expect(properties[1]).toMatchObject({ id: 'b', name: 'DST 2', units: 1, valueKnown: true, received: false })
})

test('a closing counts as received until the last day to name property, which a disaster can move', () => {
  const isReceived = (closedOn: string, deadlines: ExchangeFile['deadlines'] = {}) =>
    listedProperties({ ...couple, purchases: [{ ...dst(400_000, 0.55), id: 'a', closedOn }], deadlines }, today)[0]
      ?.received
  expect(isReceived('2027-01-05')).toBe(true)
  expect(isReceived('2027-01-06')).toBe(false)
  const disaster = { disasterDate: '2026-12-01', postponementDate: '2027-02-01', affected: true }
  expect(isReceived('2027-04-15', disaster)).toBe(true)
  expect(isReceived('2027-04-16', disaster)).toBe(false)
})

test('a property without a price is on the list, and its value is unknown', () => {
  const purchases = [
    { id: 'a', kind: 'property' as const, units: 2, name: 'Elm Street' },
    { id: 'b' },
    { id: 'c', kind: 'property' as const, price: 100 },
  ]
  const list = listOf({ ...sale({ closing: undefined }), purchases }, today)
  expect(list.ok && list.value.properties).toEqual([
    { id: 'a', name: 'Elm Street', units: 2, value: 0, valueKnown: false, received: false },
    { id: 'b', name: 'DST 2', units: 1, value: 0, valueKnown: false, received: false },
    { id: 'c', name: 'Property 3', units: 1, value: 100, valueKnown: true, received: false },
  ])
  expect(list.ok && list.value.check.count).toBe(4)
  expect(listOf(emptyExchangeFile, today)).toEqual({ ok: false, error: 'price-missing' })
  expect(listedProperties({ ...emptyExchangeFile, purchases }, today)).toEqual(list.ok && list.value.properties)
})

test('the comparison takes the tax, and what was assumed, from the file', () => {
  const usual = compareOf(couple, today)
  if (!usual.ok) throw new Error(usual.error.code)
  expect(usual.value.sale).toMatchObject({ price: 2_000_000, sellingCosts: 120_000, debtPaidOff: 400_000 })
  expect(usual.value.assumptions).toMatchObject({ years: 7, ending: 'sold', likeForLike: true, load: 0.1 })
  const own = compareOf(
    {
      ...couple,
      income: { ...couple.income, cpaTax: 100_000, suspendedLosses: 50_000 },
      plan: {
        years: 10,
        ending: 'heirs',
        load: 0.05,
        dstLoanShare: 0.3,
        cashNeeded: 1_000,
        accredited: true,
        ownReturns: true,
        income: 0.06,
        growth: 0.01,
        dstIncome: 0.045,
        dstGrowth: 0.03,
        cutFromYear: 3,
        cutTo: 0.5,
      },
    },
    today,
  )
  if (!own.ok) throw new Error(own.error.code)
  expect(own.value.sale).toMatchObject({ tax: 100_000, cashNeeded: 1_000, accredited: true })
  expect(own.value.sale.taxWithoutLosses).toBeUndefined()
  expect(own.value.assumptions).toMatchObject({
    years: 10,
    ending: 'heirs',
    likeForLike: false,
    load: 0.05,
    dstLoanShare: 0.3,
    returns: {
      pay: { income: 0.06, growth: 0.01 },
      dst: { income: 0.045, growth: 0.03, cut: { fromYear: 3, to: 0.5 } },
    },
  })
})

test('losses of earlier years that are set free show in the comparison', () => {
  const freed = compareOf({ ...couple, income: { otherTaxable: 150_000, suspendedLosses: 400_000 } }, today)
  if (!freed.ok) throw new Error(freed.error.code)
  const { tax, taxWithoutLosses = 0 } = freed.value.sale
  expect(Math.round(taxWithoutLosses)).toBe(289_515)
  expect(tax).toBeLessThan(taxWithoutLosses)
})
