import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  assumptionsOf,
  canLeaveToHeirs,
  dateOfDay,
  describeExchange,
  emptyExchangeFile,
  lastEndDay,
  lastNamingDay,
  mustTypeDepreciation,
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
  const dates = describeExchange(file, today).dates
  expect(dates).toMatchObject({ ok: true, value: { closing: '2026-11-10', identification: '2026-12-25', day: 15 } })
  expect(describeExchange(couple, '2026-11-20').dates).toMatchObject({
    ok: true,
    value: { day: -1, end: '2027-04-15' },
  })
  expect(dateOfDay('2026-11-21', 45)).toBe('2027-01-05')
})

test('dates take taxpayer, extension and a whole disaster notice from the file', () => {
  const partnership = { ...couple, taxpayer: { kind: 'partnership' as const } }
  expect(describeExchange(partnership, today).dates).toMatchObject({ ok: true, value: { dueDate: '2027-03-15' } })
  const filed = { ...couple, deadlines: { extension: 'filed' as const } }
  expect(describeExchange(filed, today).dates).toMatchObject({ ok: true, value: { end: '2027-05-20', daysLost: 0 } })
  const notice = { disasterDate: '2026-09-10', postponementDate: '2027-02-01', affected: true }
  const touched = { ...sale({ closing: '2026-08-01' }), deadlines: { ...notice, extension: 'filed' as const } }
  expect(describeExchange(touched, today).dates).toMatchObject({
    ok: true,
    value: {
      section6: { identification: '2027-02-01', end: '2027-02-01' },
      section17: { identification: '2027-02-01', end: '2027-05-28' },
    },
  })
  const [moved, unmoved] = [describeExchange(touched, today).dates, describeExchange(filed, today).dates]
  expect(moved.ok && [lastNamingDay(moved.value), lastEndDay(moved.value)]).toEqual(['2027-02-01', '2027-05-28'])
  expect(unmoved.ok && [lastNamingDay(unmoved.value), lastEndDay(unmoved.value)]).toEqual(['2027-01-05', '2027-05-20'])
  for (const half of [{ disasterDate: '2026-09-10' }, { ...notice, postponementDate: '2026-09-09' }]) {
    const dates = describeExchange({ ...couple, deadlines: half }, today).dates
    expect(dates.ok && dates.value.section17).toBeUndefined()
  }
})

test('costs of buying that are exchange costs are spent, and are no boot', () => {
  const dst = { id: 'p', equity: 1_465_000, loanShare: 400_000 / 1_865_000 }
  const check = (purchase: object) => {
    const { money } = describeExchange({ ...couple, purchases: [{ ...dst, ...purchase }] }, today)
    if (!money.ok) throw new Error(money.error)
    return money.value.check
  }
  expect(check({}).boot).toBeCloseTo(15_000, 6)
  const withCosts = check({ exchangeCosts: 15_000 })
  expect(withCosts.boot).toBeCloseTo(0, 6)
  expect(withCosts.missing).toMatchObject({ cash: 0, debt: 0 })
  // Form 8824: its value, less the gain put off, which the costs have lowered.
  expect(withCosts.newBasis).toBeCloseTo(1_865_000 - withCosts.gain, 6)
  expect(check({ exchangeCosts: 20_000 }).cashTaken).toBe(0)
})

test('where the due date of an affected person lies inside the notice, section 6 gives the end and is named', () => {
  const notice = { disasterDate: '2027-03-01', postponementDate: '2027-05-03', affected: true } as const
  const days = (deadlines: ExchangeFile['deadlines']) => {
    const { dates } = describeExchange({ ...couple, deadlines }, '2027-03-10')
    return dates.ok ? dates.value : undefined
  }
  expect(days(notice)).toMatchObject({
    section6: { end: '2027-05-03' },
    section17: { end: '2027-04-15' },
    lastDays: { end: '2027-05-03', moved: { section: 6, notice: '2027-05-03' } },
  })
  // With an extension filed section 17 leaves longer.
  expect(days({ ...notice, extension: 'filed' })?.lastDays).toMatchObject({ moved: { section: 17 } })
})

test('no closing, and a closing of a partnership before its due dates of today, have no dates', () => {
  expect(describeExchange(emptyExchangeFile, today).dates).toEqual({ ok: false, error: 'closing-missing' })
  const early = {
    ...sale({ closing: '2016-12-31' }),
    taxpayer: { kind: 'partnership' as const, fiscalYearEnd: '06-30' },
  }
  expect(describeExchange(early, today).dates).toEqual({ ok: false, error: 'closing-too-early' })
  expect(describeExchange({ ...early, ...sale({ closing: '2017-01-01' }) }, today).dates.ok).toBe(true)
  expect(describeExchange({ ...early, taxpayer: {} }, today).dates.ok).toBe(true)
})

test('the tax of a file is that of its worked example, with the usual costs and standard deduction', () => {
  const tax = describeExchange(couple, today).tax
  expect(tax).toMatchObject({ ok: true, value: { saleYear: 2026, figuresOf: 2026 } })
  if (!tax.ok) return
  expect(Math.round(tax.value.tax)).toBe(289_515)
  expect(Math.round(tax.value.simple)).toBe(251_282)
  expect(tax.value.totalWithoutLosses).toBe(tax.value.tax)
})

test("the CPA's figure takes the place of the estimate, which stays beside it", () => {
  const tax = describeExchange({ ...couple, income: { ...couple.income, cpaTax: 270_000 } }, today).tax
  expect(tax.ok && [tax.value.tax, Math.round(tax.value.estimate.total)]).toEqual([270_000, 289_515])
})

test('in a file of the first version the highest rate of the state counts until another is typed', () => {
  const stateTax = (file: ExchangeFile) => {
    const tax = describeExchange(file, today).tax
    return tax.ok ? Math.round(tax.value.estimate.stateTax) : undefined
  }
  expect(stateTax(couple)).toBe(0)
  expect(stateTax({ ...sale({ state: 'CA' }), income: { highestStateRate: true } })).toBe(148_869)
  expect(stateTax({ ...sale({ state: 'CA' }), income: { stateRate: 0.093 } })).toBe(104_096)
})

test('a C corporation pays 21% of its gain, and saves as much of a loss', () => {
  const corporation = { taxpayer: { kind: 'c-corporation' as const } }
  const tax = describeExchange({ ...couple, ...corporation }, today).tax
  expect(tax.ok && Math.round(tax.value.estimate.total)).toBe(235_056)
  expect(tax.ok && tax.value.estimate.netInvestmentIncomeTax).toBe(0)
  expect(tax.ok && tax.value.estimate.effectiveRate).toBeCloseTo(0.21)
  const loss = describeExchange({ ...sale({ price: 700_000 }), ...corporation }, today).tax
  // 700,000 less 6% of it less a basis of 760,683.76.
  expect(loss.ok && Math.round(loss.value.estimate.total)).toBe(-21_564)
  expect(loss.ok && loss.value.estimate.effectiveRate).toBe(0)
})

test('state tax of a C corporation is not included until its rate is typed: rates of the states are for people', () => {
  const corporation = { ...sale({ state: 'CA' }), taxpayer: { kind: 'c-corporation' as const } }
  const stateTax = (file: ExchangeFile) => {
    const tax = describeExchange(file, today).tax
    return tax.ok ? Math.round(tax.value.estimate.stateTax) : undefined
  }
  expect(stateTax(corporation)).toBe(0)
  // 8.84% of 1,119,316.24.
  expect(stateTax({ ...corporation, income: { stateRate: 0.0884 } })).toBe(98_948)
})

test('a sale after the last year with figures is computed with those of that year', () => {
  const tax = describeExchange(sale({ closing: '2027-02-01' }), today).tax
  expect(tax).toMatchObject({ ok: true, value: { saleYear: 2027, figuresOf: 2026 } })
  const without = describeExchange(sale({ closing: undefined }), today).tax
  expect(without).toMatchObject({ ok: true, value: { saleYear: 2026 } })
})

test('sales of one year are taxed together in whatever order they stand; those of two years are not estimated', () => {
  const [office] = couple.sales
  const later = { ...office, id: '2', closing: '2026-12-10', price: 900_000 }
  const undated = { ...office, id: '3', closing: undefined, price: 500_000 }
  const taxed = (sales: readonly object[]) => describeExchange({ ...couple, sales } as ExchangeFile, '2027-02-01').tax
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
  [{ placedInService: '2026-12' }, { code: 'service-after-sale', saleId: '1' }],
  [{ placedInService: '1993-05' }, { code: 'depreciation-missing', saleId: '1' }],
  [
    { placedInService: '1986-12', propertyType: 'residential' },
    { code: 'depreciation-missing', saleId: '1' },
  ],
  [{ priorDeferredGain: 1 }, { code: 'depreciation-missing', saleId: '1' }],
  [{ closing: '2024-12-31' }, { code: 'year-unknown' }],
])('a sale with %j has no estimate, and says why', (changes, gap) => {
  expect(describeExchange(sale(changes), today).tax).toEqual({ ok: false, error: gap })
  expect(describeExchange(sale(changes), today).compared).toEqual({ ok: false, error: gap })
})

test('without the month of use there is no estimate, but a comparison that says which month it assumes', () => {
  const described = describeExchange(sale({ placedInService: undefined }), today)
  const gap = { ok: false, error: { code: 'service-missing', saleId: '1' } }
  expect([described.tax, described.knownTax]).toEqual([gap, gap])
  expect(described.facts).not.toHaveProperty('estimatedTax')
  const sold = described.file.sales[0]?.closing ?? today
  const since = `${Number(sold.slice(0, 4)) - 10}${sold.slice(4, 7)}`
  const entered = describeExchange(sale({ placedInService: since }), today).compared
  if (!described.compared.ok || !entered.ok) throw new Error('not compared')
  expect(described.compared.value).toEqual({ ...entered.value, assumedInUseSince: [since] })
  expect(entered.value.assumedInUseSince).toEqual([])
})

test('of two sales, only the one without a month of use gets an assumed one', () => {
  const second = { id: '2', closing: '2026-11-21', price: 2_000_000, purchasePrice: 1_000_000, debtPaidOff: 400_000 }
  const described = describeExchange({ ...couple, sales: [...couple.sales, second] }, today)
  const entered = describeExchange(
    { ...couple, sales: [...couple.sales, { ...second, placedInService: '2016-11' }] },
    today,
  ).compared
  if (!described.compared.ok || !entered.ok) throw new Error('not compared')
  expect(described.compared.value).toEqual({ ...entered.value, assumedInUseSince: ['2016-11'] })
})

test('a month of use is not assumed where something else is missing as well', () => {
  const { compared } = describeExchange(sale({ placedInService: undefined, priorDeferredGain: 1 }), today)
  expect(compared).toEqual({ ok: false, error: { code: 'service-missing', saleId: '1' } })
})

test('the tax of a trust or an estate is not computed', () => {
  const trust = { ...couple, taxpayer: { kind: 'trust-or-estate' as const } }
  expect(describeExchange(trust, today).tax).toEqual({ ok: false, error: { code: 'trust-not-computed' } })
  expect(describeExchange(trust, today).compared).toEqual({ ok: false, error: { code: 'trust-not-computed' } })
  expect(describeExchange(trust, today).facts).not.toHaveProperty('estimatedTax')
})

test("the CPA's number for a trust or an estate is compared like that of a person, and told like one", () => {
  const income = { ...couple.income, cpaTax: 310_000 }
  const trust = { ...couple, taxpayer: { kind: 'trust-or-estate' as const }, income }
  const known = describeExchange(trust, today).compared
  const ofIndividual = describeExchange({ ...couple, income }, today).compared
  if (!known.ok || !ofIndividual.ok) throw new Error('not compared')
  const { adjustedBasis } = ofIndividual.value.tax
  expect(known.value.tax).toEqual({ tax: 310_000, mostTax: 310_000, adjustedBasis, estimated: undefined })
  expect([known.value.sale, known.value.verdict]).toEqual([ofIndividual.value.sale, ofIndividual.value.verdict])
  expect(describeExchange(trust, today).facts.estimatedTax).toBe(310_000)
  const [sold] = trust.sales
  expect(
    describeExchange({ ...trust, sales: [{ id: sold?.id ?? '', price: 2_000_000 }] }, today).compared,
  ).toMatchObject({
    error: { code: 'purchase-missing' },
  })
})

test.each([
  [{ placedInService: '1993-06' }],
  [{ placedInService: '1993-05', depreciation: 500_000 }],
  [{ placedInService: '1987-01', propertyType: 'residential' }],
  [{ placedInService: '2026-11' }],
  [{ priorDeferredGain: 100_000, depreciation: 5_000, improvements: 20_000, landShare: 0.3 }],
])('a sale with %j has an estimate', (changes) => {
  expect(describeExchange(sale(changes), today).tax.ok).toBe(true)
})

const dst = (equity: number, loanShare: number) => ({ id: 'a', kind: 'dst' as const, equity, loanShare })

test('a DST for all the cash at a loan of 20% leaves $30,000 of debt after costs, as in the worked example', () => {
  const money = describeExchange({ ...couple, purchases: [dst(1_480_000, 0.2)] }, today).money
  expect(money).toMatchObject({
    ok: true,
    value: { gainKnown: true, purchases: 1, check: { exchangeCash: 1_480_000, debtShort: 30_000, boot: 30_000 } },
  })
  const range = money.ok ? money.value.taxOnBoot : undefined
  // 15%, or the 22% of their bracket as gain from depreciation; their income stays below 250,000.
  expect(range).toEqual({ low: 4_500, high: 6_600 })
})

test('the tax on boot is flat for a C corporation, and spans the cheapest and the dearest of several sales', () => {
  const income = { ...couple.income, highestStateRate: true }
  const plan = { ...couple, income, purchases: [dst(1_480_000, 0.2)] }
  const rangeOf = (file: ExchangeFile) => {
    const money = describeExchange(file, today).money
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
  const money = describeExchange(
    {
      ...couple,
      purchases: [
        { ...dst(1_480_000, 0.2), wanted: 'backup' },
        { id: 'b', kind: 'property' },
        { id: 'c', kind: 'property', price: 500_000, loanShare: 0.4 },
      ],
    },
    today,
  ).money
  expect(money).toMatchObject({ ok: true, value: { purchases: 1, check: { newValue: 500_000, cashTaken: 1_180_000 } } })
})

test('without a purchase price the money is checked and the gain is unknown', () => {
  const file = sale({ purchasePrice: undefined, cashTaken: 5_000, sellingCosts: 60_000 })
  const money = describeExchange({ ...file, purchases: [dst(1_540_000, 0.2)] }, today).money
  expect(money).toMatchObject({ ok: true, value: { gainKnown: false, check: { cashTaken: 5_000, debtShort: 10_000 } } })
  expect(money.ok && money.value.taxOnBoot).toBeUndefined()
  expect(describeExchange(emptyExchangeFile, today).money).toEqual({ ok: false, error: 'price-missing' })
})

test('a property without a loan needs no debt', () => {
  const money = describeExchange({ ...sale({ debtPaidOff: undefined }), purchases: [dst(1_880_000, 0)] }, today).money
  expect(money).toMatchObject({ ok: true, value: { check: { boot: 0, neededLoanShare: 0 } } })
})

test('no boot costs no tax', () => {
  const money = describeExchange({ ...couple, purchases: [dst(1_480_000, 0.25)] }, today).money
  expect(money.ok && money.value.taxOnBoot).toEqual({ low: 0, high: 0 })
})

test('five DSTs of $400,000 at a loan of 55% pass both limits, and what was received by day 45 is safe', () => {
  const purchases = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...dst(400_000, 0.55), id }))
  const received = [{ ...dst(400_000, 0.55), id: 'a', closedOn: '2027-01-05' }, ...purchases.slice(1)]
  const list = describeExchange({ ...couple, purchases: received }, '2027-01-05').list
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

describe('a closing counts as received', () => {
  const receipt = (closedOn: string, on: string, deadlines: ExchangeFile['deadlines'] = {}) => {
    const purchases = [{ ...dst(400_000, 0.55), id: 'a', closedOn }]
    const [property] = describeExchange({ ...couple, purchases, deadlines }, on).properties
    expect(property?.received).toBe(property?.receipt === 'in-time')
    return property?.receipt
  }
  const later = '2027-06-01'

  test('from the day of the sale to the last day to name property, and no longer', () => {
    expect(receipt('2026-11-20', later)).toBe('before-sale')
    expect(receipt('2026-11-21', later)).toBe('in-time')
    expect(receipt('2027-01-05', later)).toBe('in-time')
    expect(receipt('2027-01-06', later)).toBe('later')
    expect(receipt('2027-04-15', later)).toBe('later')
    expect(receipt('2027-04-16', later)).toBe('after-end')
    expect(receipt('2027-04-16', later, { extension: 'filed' })).toBe('later')
  })

  test('not before its day has come', () => {
    expect(receipt('2026-11-25', today)).toBe('in-time')
    expect(receipt('2026-11-26', today)).toBe('future')
    expect(receipt('2027-02-01', today)).toBe('future')
    expect(receipt('2030-01-01', today)).toBe('after-end')
  })

  test('to the days to which a disaster moves both', () => {
    const disaster = { disasterDate: '2026-12-01', postponementDate: '2027-02-01', affected: true }
    expect(receipt('2027-04-15', later, disaster)).toBe('in-time')
    expect(receipt('2027-04-16', later, disaster)).toBe('after-end')
    expect(receipt('2027-05-05', later, { ...disaster, extension: 'filed' })).toBe('in-time')
    expect(receipt('2027-05-06', later, { ...disaster, extension: 'filed' })).toBe('later')
  })

  test('only where there is a sale to count from', () => {
    const file = { ...sale({ closing: undefined }), purchases: [{ ...dst(400_000, 0), closedOn: '2026-11-25' }] }
    expect(describeExchange(file, today).properties[0]).toMatchObject({ received: false, receipt: 'open' })
    expect(describeExchange(file, '2026-11-24').properties[0]).toMatchObject({ received: false, receipt: 'future' })
  })
})

test('what was received counts as bought, also a backup; what closed outside the exchange does not', () => {
  const cashSpent = (closedOn: string, wanted: 'first' | 'backup') => {
    const money = describeExchange({ ...couple, purchases: [{ ...dst(1_000_000, 0), closedOn, wanted }] }, today).money
    return money.ok ? 1_480_000 - money.value.check.missing.cash : undefined
  }
  expect(cashSpent('2026-11-24', 'first')).toBe(1_000_000)
  expect(cashSpent('2026-11-24', 'backup')).toBe(1_000_000)
  expect(cashSpent('2027-01-24', 'first')).toBe(1_000_000)
  expect(cashSpent('2027-01-24', 'backup')).toBe(0)
  expect(cashSpent('2026-11-20', 'first')).toBe(0)
  expect(cashSpent('2027-04-16', 'first')).toBe(0)
})

describe('after a disaster the days of one section hold', () => {
  const lastDays = (deadlines: ExchangeFile['deadlines'], closing = '2026-08-01') => {
    const dates = describeExchange({ ...sale({ closing }), deadlines }, today).dates
    if (!dates.ok) throw new Error(dates.error)
    return dates.value.lastDays
  }
  const notice = { disasterDate: '2026-09-10', postponementDate: '2027-02-01' }

  test('without one, those of the law', () => {
    const days = { identification: '2026-09-15', end: '2027-01-28', endIfExtended: '2027-01-28' }
    expect(lastDays({})).toEqual(days)
    expect(lastDays(notice)).toEqual(days)
    expect(lastDays({ ...notice, disasterDate: '2027-02-01', affected: true })).toEqual(days)
  })

  test('for an affected person the section that leaves longer to close, here 17', () => {
    const moved = { section: 17, notice: '2027-02-01' }
    expect(lastDays({ ...notice, affected: true, extension: 'filed' })).toEqual({
      identification: '2027-02-01',
      end: '2027-05-28',
      endIfExtended: '2027-05-28',
      moved,
    })
    // Without the extension, section 17 ends with the due date of the return.
    expect(lastDays({ ...notice, affected: true })).toMatchObject({
      end: '2027-04-15',
      endIfExtended: '2027-05-28',
      moved,
    })
    expect(lastDays({ ...notice, hardship: true })).toMatchObject({ identification: '2027-02-01', moved })
  })

  test('section 6 alone where the sale closed after the disaster', () => {
    expect(lastDays({ ...notice, affected: true }, '2026-09-11')).toEqual({
      identification: '2027-02-01',
      end: '2027-03-10',
      endIfExtended: '2027-03-10',
      moved: { section: 6, notice: '2027-02-01' },
    })
  })

  test('never a day of each: section 6 has the later day to name, and section 17 the later day to close', () => {
    // A window of more than a year, beyond which section 17 moves nothing.
    const long = {
      disasterDate: '2026-09-10',
      postponementDate: '2027-09-20',
      affected: true,
      extension: 'filed',
    } as const
    const dates = describeExchange({ ...sale({ closing: '2026-08-01' }), deadlines: long }, today).dates
    const { section6, section17, lastDays: days } = dates.ok ? dates.value : { lastDays: undefined }
    expect([section6?.identification, section17?.identification]).toEqual(['2027-09-20', '2027-09-15'])
    expect([section6?.end, section17?.end]).toEqual(['2027-09-20', '2027-09-20'])
    expect(days).toMatchObject({ ...section6, moved: { section: 6 } })
  })
})

test('the losses of earlier years offset no more than the gain that boot makes taxable', () => {
  const boot = (equity: number, income: object) => {
    const money = describeExchange(
      { ...couple, income: { ...couple.income, ...income }, purchases: [dst(equity, 0.2)] },
      today,
    ).money
    return money.ok ? money.value.taxOnBoot : undefined
  }
  // 30,000 of boot cost 4,500 to 6,600; 10,000 of losses are deducted at 22%.
  expect(boot(1_480_000, { suspendedLosses: 10_000 })).toEqual({ low: 2_300, high: 4_400 })
  expect(boot(1_480_000, { suspendedLosses: 30_000 })).toEqual({ low: 0, high: 0 })
  expect(boot(1_480_000, { suspendedLosses: 900_000 })).toEqual({ low: 0, high: 0 })
  // With 13.3% for the state: 3,990, less at most what 30,000 of losses save beyond the 4,500 of such a gain.
  for (const suspendedLosses of [30_000, 900_000]) {
    const taxed = boot(1_480_000, { suspendedLosses, stateRate: 0.133 })
    expect(taxed?.low).toBeCloseTo(1_890, 6)
    expect(taxed?.high).toBeCloseTo(3_990, 6)
  }
})

test('more boot never lowers the tax on it, and losses never make it negative', () => {
  const amount = (max: number) => fc.integer({ min: 0, max })
  const plans = fc.record({
    equity: amount(1_480_000),
    more: amount(500_000),
    suspendedLosses: amount(600_000),
    otherTaxable: fc.integer({ min: -50_000, max: 900_000 }),
  })
  fc.assert(
    fc.property(plans, ({ equity, more, suspendedLosses, otherTaxable }) => {
      const taxed = (cash: number) => {
        const file = { ...couple, income: { otherTaxable, suspendedLosses }, purchases: [dst(cash, 0.25)] }
        const money = describeExchange(file, today).money
        return (money.ok ? money.value.taxOnBoot : undefined) ?? { low: -1, high: -1 }
      }
      const [fewer, most] = [taxed(equity), taxed(Math.max(0, equity - more))]
      expect(Math.min(fewer.low, most.low)).toBeGreaterThanOrEqual(0)
      expect(most.low).toBeGreaterThanOrEqual(fewer.low - 0.01)
      expect(most.high).toBeGreaterThanOrEqual(fewer.high - 0.01)
    }),
    { numRuns: 300 },
  )
})

test('cash taken at the closing is boot once, in a file too', () => {
  const boot = (equity: number) => {
    const money = describeExchange({ ...sale({ cashTaken: 50_000 }), purchases: [dst(equity, 0.25)] }, today).money
    return money.ok ? money.value.check : undefined
  }
  // 120,000 of costs: 1,430,000 of 1,480,000 reach the intermediary. A loan of 25% is 476,667, and replaces the debt.
  expect(boot(1_430_000)).toMatchObject({ exchangeCash: 1_480_000, boot: 50_000, missing: { cash: 0, debt: 0 } })
  expect(boot(1_400_000)).toMatchObject({ boot: 80_000, missing: { cash: 30_000, debt: 0 } })
  expect(boot(1_480_000)).toMatchObject({ boot: 50_000, missing: { cash: 0, debt: 0 } })
})

test('property from an exchange is not held for a year or less only because it was bought so late', () => {
  const lately = { placedInService: '2026-08', depreciation: 5_000 }
  const gain = (changes: object) => {
    const tax = describeExchange(sale(changes), today).tax
    return tax.ok ? tax.value.estimate : undefined
  }
  expect(gain(lately)?.unrecapturedGain).toBe(0)
  expect(gain(lately)?.taxedAt15).toBe(0)
  const tacked = gain({ ...lately, priorDeferredGain: 200_000 })
  expect(tacked?.unrecapturedGain).toBe(5_000)
  expect(tacked?.taxedAt15).toBeGreaterThan(100_000)
  // The boot of such a property is long-term too.
  const money = describeExchange(
    { ...sale({ ...lately, priorDeferredGain: 200_000 }), purchases: [dst(1_480_000, 0.2)] },
    today,
  ).money
  expect(money.ok && money.value.taxOnBoot?.low).toBe(4_500)
})

describe('a corporation is no person', () => {
  const corporation = { taxpayer: { kind: 'c-corporation' as const } }

  test('the highest rate for people is not its own: no state tax until one is typed', () => {
    const stateTax = (income: ExchangeFile['income']) => {
      const tax = describeExchange({ ...sale({ state: 'CA' }), ...corporation, income }, today).tax
      return tax.ok ? Math.round(tax.value.estimate.stateTax) : undefined
    }
    expect(stateTax({})).toBe(0)
    expect(stateTax({ stateRate: 0.0884 })).toBe(98_948)
  })

  test('its comparison has its own rate on income and gain', () => {
    expect(assumptionsOf({}, 'c-corporation')).toMatchObject({ incomeTaxRate: 0.21, gainTaxRate: 0.21 })
    expect(assumptionsOf({}, 's-corporation')).toMatchObject({ incomeTaxRate: 0.278, gainTaxRate: 0.188 })
    const compared = describeExchange({ ...couple, ...corporation }, today).compared
    expect(compared.ok && compared.value.assumptions.incomeTaxRate).toBe(0.21)
  })

  test('heirs inherit its shares: the property keeps its basis, and the tax stays owed', () => {
    for (const kind of ['c-corporation', 's-corporation'] as const) {
      expect(assumptionsOf({ ending: 'heirs' }, kind).ending).toBe('exchanged')
      expect(canLeaveToHeirs(kind)).toBe(false)
    }
    for (const kind of ['individual', 'partnership', 'trust-or-estate'] as const) {
      expect(assumptionsOf({ ending: 'heirs' }, kind).ending).toBe('heirs')
    }
    expect(canLeaveToHeirs()).toBe(true)
  })
})

test('depreciation is typed for property that is too old or came from an exchange', () => {
  expect(mustTypeDepreciation({})).toBe(false)
  expect(mustTypeDepreciation({ placedInService: '1993-06' })).toBe(false)
  expect(mustTypeDepreciation({ placedInService: '1993-05' })).toBe(true)
  expect(mustTypeDepreciation({ placedInService: '1993-05', propertyType: 'residential' })).toBe(false)
  expect(mustTypeDepreciation({ priorDeferredGain: 1 })).toBe(true)
})

test('a property without a price is on the list, and its value is unknown', () => {
  const purchases = [
    { id: 'a', kind: 'property' as const, units: 2, name: 'Elm Street' },
    { id: 'b' },
    { id: 'c', kind: 'property' as const, price: 100 },
  ]
  const open = { received: false, receipt: 'open' }
  const list = describeExchange({ ...sale({ closing: undefined }), purchases }, today).list
  expect(list.ok && list.value.properties).toEqual([
    { id: 'a', name: 'Elm Street', units: 2, value: 0, valueKnown: false, ...open },
    { id: 'b', name: 'DST 2', units: 1, value: 0, valueKnown: false, ...open },
    { id: 'c', name: 'Property 3', units: 1, value: 100, valueKnown: true, ...open },
  ])
  expect(list.ok && list.value.check.count).toBe(4)
  expect(describeExchange(emptyExchangeFile, today).list).toEqual({ ok: false, error: 'price-missing' })
  expect(describeExchange({ ...emptyExchangeFile, purchases }, today).properties).toEqual(
    list.ok && list.value.properties,
  )
})

test('the comparison takes the tax, and what was assumed, from the file', () => {
  const typical = describeExchange(couple, today).compared
  if (!typical.ok) throw new Error(typical.error.code)
  expect(typical.value.sale).toMatchObject({ price: 2_000_000, sellingCosts: 120_000, debtPaidOff: 400_000 })
  expect(typical.value.assumptions).toMatchObject({ years: 7, ending: 'sold', likeForLike: true, load: 0.1 })
  const own = describeExchange(
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
        loanMaturesInYear: 6,
      },
    },
    today,
  ).compared
  if (!own.ok) throw new Error(own.error.code)
  expect(own.value.sale).toMatchObject({ tax: 100_000, cashNeeded: 1_000, accredited: true })
  expect(own.value.sale.taxWithoutLosses).toBeUndefined()
  expect(own.value.assumptions).toMatchObject({
    years: 10,
    ending: 'heirs',
    likeForLike: false,
    load: 0.05,
    dstLoanShare: 0.3,
    loanMatures: { inYear: 6, drop: 0.25 },
    returns: {
      pay: { income: 0.06, growth: 0.01 },
      dst: { income: 0.045, growth: 0.03, cut: { fromYear: 3, to: 0.5 } },
    },
  })
})

test('losses of earlier years that are set free show in the comparison', () => {
  const freed = describeExchange(
    { ...couple, income: { otherTaxable: 150_000, suspendedLosses: 400_000 } },
    today,
  ).compared
  if (!freed.ok) throw new Error(freed.error.code)
  const { tax, taxWithoutLosses = 0 } = freed.value.sale
  expect(Math.round(taxWithoutLosses)).toBe(289_515)
  expect(tax).toBeLessThan(taxWithoutLosses)
})
