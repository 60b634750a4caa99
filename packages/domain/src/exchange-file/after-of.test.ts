import { describe, expect, test } from 'vitest'
import {
  describeExchange,
  emptyExchangeFile,
  type BoughtAfter,
  type ExchangeFile,
  type Purchase,
  type Sale,
} from './index.ts'

// A house into three trusts: 790,000 less a loan of 125,000; 5,000 isn't spent.
const intoThree: ExchangeFile = {
  ...emptyExchangeFile,
  sales: [
    {
      id: 's',
      closing: '2025-10-06',
      price: 790_000,
      sellingCosts: 0,
      debtPaidOff: 125_000,
      purchasePrice: 310_000,
      propertyType: 'residential',
      placedInService: '2004-02',
      depreciation: 158_000,
    },
  ],
  purchases: [
    { id: 'a', kind: 'dst', equity: 250_000, closedOn: '2025-12-15', propertyType: 'residential' },
    { id: 'b', kind: 'dst', equity: 250_000, loanShare: 243_000 / 493_000, closedOn: '2026-01-20' },
    { id: 'c', kind: 'dst', equity: 160_000, closedOn: '2026-02-02', propertyType: 'residential' },
  ],
}

const today = '2026-11-29'

function boughtIn(file: ExchangeFile, day = today): BoughtAfter {
  const { after } = describeExchange(file, day)
  if (!after.ok || after.value.kind !== 'bought') throw new Error('nothing was bought')
  return after.value
}

function withPurchase(change: Partial<Purchase>, at = 0): ExchangeFile {
  return {
    ...intoThree,
    purchases: intoThree.purchases.map((one, index) => (index === at ? { ...one, ...change } : one)),
  }
}

function withSale(change: Partial<Sale>): ExchangeFile {
  return { ...intoThree, sales: intoThree.sales.map((sale) => ({ ...sale, ...change })) }
}

describe('a house into three trusts', () => {
  const after = boughtIn(intoThree)

  // A public forum's question, with the figures of Form 8824 worked out by hand.
  test('has the lines of the form', () => {
    expect(after.form.lines).toMatchObject({
      line15: 5_000,
      line16: 903_000,
      line18: 270_000,
      line19: 638_000,
      line23: 5_000,
      line24: 633_000,
      line25: 270_000,
    })
    expect(after.form.days).toEqual({
      acquired: undefined,
      given: '2025-10-06',
      identified: undefined,
      received: 'various',
    })
    expect(after.form.years).toEqual([2025])
    expect(after.isForecast).toBe(false)
  })

  test('has the basis of each trust to the cent', () => {
    expect(after.writeOff.ok && after.writeOff.value.chosen.replacements.map(({ basis }) => basis)).toEqual([
      74_750.83, 147_408.64, 47_840.53,
    ])
    expect(after.writeOff).toMatchObject({
      ok: true,
      value: { firstYear: 2025, partsAssumed: true, incompleteParts: [] },
    })
  })

  test('has the cash that is left in the next year, by Form 6252', () => {
    expect(after.unspent).toMatchObject({ amount: 5_000, rightFrom: '2026-02-02', inLaterYears: true, tooMuch: 0 })
    expect(after.gainByYear).toEqual({ computed: true, byYear: { 2026: 5_000 }, ratio: 1 })
    expect(after.form.destination).toEqual({ line22: 'Form 6252' })
  })

  test('shares out by the parts that were entered', () => {
    const split = withPurchase({ land: 15, building: 80, landImprovements: 5, improvementsAtOnce: true }, 2)
    const [, , third] = after.writeOff.ok ? boughtIn(split).purchases : []
    expect(third).toMatchObject({ split: { land: 15, building: 80, landImprovements: 5 }, assumed: { split: false } })
    const half = boughtIn(withPurchase({ land: 1, building: 1 }, 2)).writeOff
    expect(half.ok && half.value.chosen.replacements[2]).toMatchObject({ land: 23_920.27, building: 23_920.26 })
    expect(boughtIn({ ...split, purchases: split.purchases.map((one) => ({ ...one })) }).writeOff.ok).toBe(true)
  })

  test('shows both ways of writing off, with the same total', () => {
    if (!after.writeOff.ok) throw new Error(after.writeOff.error)
    const { continued, asNew, chosen } = after.writeOff.value
    const total = (byYear: Readonly<Record<number, number>>) =>
      Math.round(Object.values(byYear).reduce((sum, amount) => sum + amount, 0) * 100) / 100
    expect(total(continued.byYear)).toBe(total(asNew.byYear))
    expect(chosen).toEqual(continued)
    const elected = boughtIn(withPurchase({ writeOff: 'new' }, 1))
    expect(elected.writeOff.ok && elected.writeOff.value.properties.map(({ chosen: { carried } }) => carried)).toEqual([
      24_916.94, 0, 15_946.85,
    ])
  })
})

describe('the money that came back', () => {
  const paid = (on: string, amount: number) => ({ ...intoThree, moneyBack: [{ id: 'm', on, amount }] })

  test('counts on the day on which it was paid, where that is earlier', () => {
    expect(boughtIn(paid('2025-12-30', 5_000)).gainByYear).toEqual({ computed: true, byYear: { 2025: 5_000 } })
    expect(boughtIn(paid('2025-12-30', 5_000)).form.destination).toEqual({ line22: 'Form 4797, line 5' })
  })

  test('counts once, whatever more was entered, and what was not entered counts when it is due', () => {
    expect(boughtIn(paid('2026-01-02', 7_000)).unspent).toMatchObject({
      tooMuch: 2_000,
      payments: [{ id: 'm', countsOn: '2026-01-02', amount: 5_000 }],
    })
    expect(boughtIn(paid('2026-01-02', 1_000)).unspent?.payments).toEqual([
      { id: 'm', paidOn: '2026-01-02', countsOn: '2026-01-02', amount: 1_000 },
      { countsOn: '2026-02-02', amount: 4_000 },
    ])
  })

  test('of several days counts in their order', () => {
    const moneyBack = [
      { id: 'late', on: '2026-01-20', amount: 4_000 },
      { id: 'early', on: '2025-12-20', amount: 3_000 },
    ]
    expect(boughtIn({ ...intoThree, moneyBack }).unspent?.payments.map(({ id, amount }) => [id, amount])).toEqual([
      ['early', 3_000],
      ['late', 2_000],
    ])
    expect(boughtIn({ ...intoThree, moneyBack: moneyBack.toReversed() }).unspent?.payments[0]?.id).toBe('early')
  })

  test('without a day or an amount, or from before the sale, is left out', () => {
    const moneyBack = [
      { id: 'a', on: '2025-10-05', amount: 1 },
      { id: 'b', amount: 1 },
      { id: 'c', on: '2025-11-01' },
    ]
    expect(boughtIn({ ...intoThree, moneyBack }).unspent?.payments).toEqual([{ countsOn: '2026-02-02', amount: 5_000 }])
  })

  test('is due at the end while something named was not received', () => {
    const open = {
      ...intoThree,
      purchases: [...intoThree.purchases, { id: 'd', wanted: 'backup', equity: 1 } as const],
    }
    expect(boughtIn(open).unspent).toMatchObject({ rightFrom: '2026-04-05', rightFromIfExtended: undefined })
    const late = { ...open, sales: withSale({ closing: '2025-11-01' }).sales }
    expect(boughtIn(late, '2026-03-01').unspent).toMatchObject({
      rightFrom: '2026-04-16',
      rightFromIfExtended: '2026-05-01',
    })
  })

  test('is not spread where debt is short as well, or furniture was received', () => {
    const short = withPurchase({ loanShare: 0 }, 1)
    expect(boughtIn(short).gainByYear).toEqual({ computed: false, reason: 'debt-short' })
    expect(boughtIn(short).form.destination).toEqual({ line22: 'Form 4797, line 5' })
    const furnished = withPurchase({ notRealProperty: 10_000 })
    expect(boughtIn(furnished).gainByYear).toEqual({ computed: false, reason: 'other-property' })
    expect(boughtIn(furnished).form.lines).toMatchObject({ line15: 15_000, line16: 893_000, line25: 270_000 })
  })

  test('of two years makes a part of the gain of each', () => {
    const file = { ...withSale({ cashTaken: 2_000 }), purchases: intoThree.purchases.map((one) => ({ ...one })) }
    const after = boughtIn({ ...file, moneyBack: [{ id: 'm', on: '2026-01-02', amount: 5_000 }] })
    expect(after.gainByYear).toMatchObject({ computed: true, byYear: { 2025: 2_000, 2026: 3_000 } })
  })
})

test('an exchange in which nothing was received is an installment sale, in two readings where there was a loan', () => {
  const failed: ExchangeFile = { ...withSale({ closing: '2025-11-20' }), purchases: [] }
  const { after } = describeExchange(failed, today)
  if (!after.ok || after.value.kind !== 'failed') throw new Error('it did not fail')
  expect(after.value.unspent).toMatchObject({ amount: 665_000, rightFrom: '2026-01-05', inLaterYears: true })
  expect(after.value.gain).toMatchObject({
    computed: true,
    lines: { line5: 790_000, line6: 125_000, line13: 152_000, line16: 638_000 },
    loanAsPayment: { line6: 0 },
  })
  const taken = describeExchange(
    { ...failed, sales: withSale({ closing: '2025-11-20', cashTaken: 5_000, depreciation1245: 100 }).sales },
    today,
  )
  expect(taken.after).toMatchObject({ value: { gain: { lines: { line13: 152_100 } }, unspent: { amount: 660_000 } } })
  const running = describeExchange({ ...withSale({ closing: '2026-11-20' }), purchases: [] }, today).after
  expect(running).toEqual({ ok: false, error: { code: 'nothing-bought' } })
})

test.each([
  ['no price', { ...emptyExchangeFile }, 'price-missing'],
  ['no price paid', { ...emptyExchangeFile, sales: [{ id: 's', price: 1 }] }, 'purchase-missing'],
])('%s: it is said what is missing', (_case, file, code) => {
  expect(describeExchange(file, today).after).toMatchObject({ ok: false, error: { code } })
})

test('the basis is the same for a trust, whose tax is not estimated', () => {
  expect(boughtIn({ ...intoThree, taxpayer: { kind: 'trust-or-estate' } }).form.lines.line25).toBe(270_000)
})

test('what is worth nothing is no purchase, and what holds no real property gets no basis', () => {
  const one = (change: Partial<Purchase>) => ({ ...intoThree, purchases: [{ id: 'a', ...change }] })
  const { after } = describeExchange(one({ equity: 0 }), '2025-11-01')
  expect(after).toEqual({ ok: false, error: { code: 'nothing-bought' } })
  const furniture = boughtIn(one({ equity: 250_000, notRealProperty: 250_000, closedOn: '2025-12-15' }))
  expect(furniture.form.lines.line16).toBe(0)
  expect(furniture.writeOff).toEqual({ ok: false, error: 'no-real-property' })
})

test("a CPA's lines stand in place of ours, and what follows is counted from them", () => {
  const after = boughtIn({ ...intoThree, cpaForm: { line25: 300_000 } })
  expect(after.form.lines.line25).toBe(270_000)
  expect(after.form.counted.line25).toBe(300_000)
  expect(after.writeOff.ok && after.writeOff.value.chosen.replacements[2]?.basis).toBe(53_156.15)
  expect(after.form.unbalanced).toEqual([25])
  expect(boughtIn({ ...intoThree, cpaForm: { line15: 5_000 } }).form.unbalanced).toEqual([])
  expect(boughtIn({ ...intoThree, cpaForm: { line18: 1, line21: 9, line16: 7 } }).form.unbalanced).toEqual([
    17, 19, 23, 25,
  ])
  const typed = boughtIn(withPurchase({ cpaBasis: 50_000 }, 2))
  expect(typed.writeOff.ok && typed.writeOff.value.chosen.replacements[2]?.basis).toBe(50_000)
})

describe('what is not entered yet', () => {
  test('is a forecast, bought this month', () => {
    const { closedOn: _closed, ...planned } = { ...intoThree.purchases[0] }
    const file = { ...withSale({ closing: '2026-11-20' }), purchases: [{ id: 'a', ...planned }] }
    const after = boughtIn(file)
    expect(after.isForecast).toBe(true)
    expect(after.purchases[0]).toMatchObject({ placed: '2026-11', assumed: { placed: true, life: false, split: true } })
    expect(boughtIn(file, '2026-10-01').purchases[0]?.placed).toBe('2026-11')
  })

  test('has no value without an amount, and no more furniture than it is worth', () => {
    const purchases = [{ id: 'n' }, ...intoThree.purchases]
    expect(boughtIn({ ...intoThree, purchases }, '2025-12-01').purchases.map(({ index }) => index)).toEqual([1, 2, 3])
    const furnished = {
      ...intoThree,
      purchases: [{ id: 'f', equity: 100_000, loanShare: 1 / 3, notRealProperty: 9e8 }],
    }
    expect(boughtIn(furnished, '2025-12-01').writeOff).toEqual({ ok: false, error: 'no-real-property' })
    expect(boughtIn(furnished, '2025-12-01').form.lines.line16).toBe(0)
  })

  test('counts as bought in the last month of the exchange once that is past', () => {
    const { closedOn: _closed, ...open } = { ...intoThree.purchases[2] }
    const file = { ...intoThree, purchases: [{ id: 'a', ...open }, ...intoThree.purchases.slice(0, 1)] }
    const days = { ...file, deadlines: { extension: 'filed' } as const }
    expect(boughtIn({ ...days, purchases: days.purchases.slice(0, 1) }, '2026-03-01').purchases[0]?.placed).toBe(
      '2026-03',
    )
    const { after } = describeExchange({ ...days, sales: withSale({ closing: '2026-10-06' }).sales }, '2026-10-01')
    expect(after.ok && after.value.kind === 'bought' && after.value.purchases[0]?.placed).toBe('2026-10')
  })

  test('without a closing, no day is known', () => {
    const { closing: _closing, ...sale } = { ...intoThree.sales[0] }
    const after = boughtIn({ ...intoThree, sales: [{ id: 's', ...sale }] })
    expect(after.form.days.given).toBeUndefined()
    expect(after.unspent).toBeUndefined()
  })
})

test('identified by its receipt in time, else on the day entered', () => {
  const one = { ...intoThree, purchases: [{ id: 'a', equity: 660_000, closedOn: '2025-11-20' }] }
  expect(boughtIn(one).form.days).toMatchObject({ identified: '2025-11-20', received: '2025-11-20' })
  const late = { ...one, purchases: [{ id: 'a', equity: 660_000, closedOn: '2025-12-20', identifiedOn: '2025-11-01' }] }
  expect(boughtIn(late).form.days).toMatchObject({ identified: '2025-11-01', received: '2025-12-20' })
})

describe('parts of what was sold', () => {
  const part = { id: 'p', sale: 's', cost: 275_000, placedInService: '2016-06', life: '27.5' } as const
  const sold = {
    ...withSale({ closing: '2025-06-10' }),
    purchases: intoThree.purchases.map((one) => ({ ...one, closedOn: '2025-10-01' })),
  }
  const { depreciation: _typed, ...untyped } = { ...sold.sales[0] }
  const file = { ...sold, sales: [{ id: 's', ...untyped }], saleParts: [part] }

  test('are what it was written off by, and what goes on', () => {
    const after = boughtIn(file)
    expect(after.sold).toMatchObject({ depreciation: 90_000, adjustedBasis: 220_000 })
    expect(after.writeOff.ok && after.writeOff.value.chosen.parts).toEqual([
      { taken: 90_000, adjustedBasis: 185_000, monthsUsed: 108, monthsLeft: 222 },
    ])
  })

  test('that lack something count as nothing, and are named', () => {
    const after = boughtIn({
      ...file,
      saleParts: [part, { id: 'q', sale: 's', cost: 1_000 }, { id: 'x', sale: 'gone' }],
    })
    expect(after.writeOff).toMatchObject({ ok: true, value: { incompleteParts: ['q'], partsAssumed: false } })
    const { life: _life, ...lifeless } = part
    expect(boughtIn({ ...file, saleParts: [lifeless] }).writeOff).toMatchObject({ value: { incompleteParts: ['p'] } })
    const { cost: _cost, ...costless } = part
    expect(boughtIn({ ...file, saleParts: [costless] }).writeOff).toMatchObject({ value: { incompleteParts: ['p'] } })
  })

  test('of an earlier exchange are never guessed', () => {
    const earlier = withSale({ priorDeferredGain: 50_000 })
    expect(boughtIn(earlier).writeOff).toEqual({ ok: false, error: 'parts-missing' })
    const typed = { id: 'p', sale: 's', life: '27.5', left: 60_000, monthsLeft: 100, taken: 1_000 } as const
    const later = { ...typed, placedInService: '2026-01', cost: 70_000 }
    expect(boughtIn({ ...earlier, saleParts: [later] }).writeOff).toMatchObject({ ok: true })
    expect(boughtIn({ ...earlier, saleParts: [typed] }).writeOff).toMatchObject({
      value: { chosen: { parts: [{ adjustedBasis: 60_000, monthsLeft: 100 }] } },
    })
  })

  test('of a second sale are counted at its own month', () => {
    const [first] = sold.sales
    const sales = [
      { ...first, id: 's' },
      { ...first, id: 't', closing: '2025-09-15' },
    ]
    const parts = [
      { ...part, id: 'p', sale: 's' },
      { ...part, id: 'q', sale: 't' },
    ]
    const after = boughtIn({ ...sold, sales, saleParts: parts })
    expect(after.writeOff.ok && after.writeOff.value.chosen.parts.map(({ monthsLeft }) => monthsLeft)).toEqual([
      222, 219,
    ])
    const used = { ...part, id: 'q', sale: 't', taken: 275_000 }
    const without = boughtIn({ ...sold, sales, saleParts: [parts[0] ?? part, used] })
    expect(without.writeOff.ok && without.writeOff.value.chosen.parts).toHaveLength(1)
  })

  test('commercial property from before May 1993 has the life of its time', () => {
    const change = { propertyType: 'commercial', placedInService: '1993-04', depreciation: 200_000 } as const
    const old = { ...sold, sales: sold.sales.map((sale) => ({ ...sale, ...change })) }
    expect(boughtIn(old).writeOff).toEqual({ ok: false, error: 'months-used-up' })
  })
})

describe('what contradicts something else is said beside its field', () => {
  // With so much land, less could have been written off than was typed.
  const checksOf = ({ sales, ...file }: ExchangeFile) =>
    boughtIn({ ...file, sales: sales.map((sale) => ({ landShare: 0.36, ...sale })) }).checks.map(
      ({ path, code }) => `${path} ${code}`,
    )

  test('of purchases', () => {
    expect(checksOf(intoThree)).toEqual([])
    expect(checksOf(withPurchase({ closedOn: '2025-10-01' }))).toEqual(['purchases.a.closedOn closed-before-sale'])
    expect(checksOf(withPurchase({ closedOn: '2026-06-01' }))).toEqual(['purchases.a.closedOn closed-after-end'])
    expect(checksOf(withPurchase({ identifiedOn: '2025-11-21' }))).toEqual(['purchases.a.identifiedOn identified-late'])
    expect(checksOf(withPurchase({ identifiedOn: '2025-11-20' }))).toEqual([])
    expect(checksOf(withPurchase({ notRealProperty: 250_001 }))).toEqual([
      'purchases.a.notRealProperty not-real-above-value',
    ])
  })

  test('of sales', () => {
    const part = { id: 'p', sale: 's', cost: 310_001, placedInService: '2025-11', life: '27.5' } as const
    expect(checksOf({ ...intoThree, saleParts: [part] })).toEqual([
      'saleParts.p.placedInService service-after-sale',
      'sales.s.purchasePrice parts-above-cost',
    ])
    expect(checksOf(withSale({ landShare: 0.2 }))).toEqual(['sales.s.depreciation depreciation-below-allowable'])
    expect(checksOf(withSale({ landShare: 0.2, priorDeferredGain: 1 }))).toEqual([])
    expect(checksOf(withSale({ depreciation1245: 158_001 }))).toEqual(['sales.s.depreciation depreciation-too-small'])
    expect(checksOf(withSale({ depreciation1245: 8_000, excessDepreciation: 150_000 }))).toEqual([])
  })
})

test('costs that belong to no purchase come off what is taxed', () => {
  const after = boughtIn({ ...intoThree, settlement: { otherCosts: 1_200, relatedParty: true } })
  expect(after.form.lines).toMatchObject({ line15: 3_800, line19: 636_800, line25: 270_000 })
  expect(after.form.years).toEqual([2025, 2026, 2027])
})

describe('the years with a trust', () => {
  const letter = { id: 't', purchase: 'c', year: 2027, income: 20_000, expenses: 4_000, distribution: 9_000 }

  test('take the own write-off from the letter', () => {
    const [year] = boughtIn({ ...intoThree, trustLetters: [letter] }).letters
    expect(year).toMatchObject({ index: 2, year: 2027, writeOff: 3_545.58 })
    expect(year?.tax).toMatchObject({ net: 12_454.42, taxableShare: 1, taxedWithoutCash: 3_454.42 })
  })

  test('without a letter show only the write-off, and without a year or a purchase nothing', () => {
    const { income: _income, ...empty } = letter
    expect(boughtIn({ ...intoThree, trustLetters: [empty] }).letters[0]?.tax).toBeUndefined()
    const { year: _year, ...yearless } = letter
    const lost = [yearless, { ...letter, purchase: 'gone' }]
    expect(boughtIn({ ...intoThree, trustLetters: lost }).letters).toEqual([])
    expect(boughtIn({ ...intoThree, trustLetters: [{ ...letter, year: 2090 }] }).letters[0]?.writeOff).toBe(0)
  })
})

describe('a later sale', () => {
  const sold = { ...withPurchase({ laterPrice: 300_000, laterCosts: 6_000 }), after: { soldIn: '2034-06' } }

  test('has the gain that the exchange put off in it', () => {
    const [sale] = boughtIn(sold).laterSales
    expect(sale).toMatchObject({ index: 0, soldIn: '2034-06', gain: { gain: 254_948.35 } })
    expect(sale?.writtenOff).toBeCloseTo(35_699.18, 2)
  })

  test('needs a month after the purchase, a price, and a write-off', () => {
    expect(boughtIn(withPurchase({ laterPrice: 300_000 })).laterSales).toEqual([])
    expect(boughtIn({ ...sold, after: { soldIn: '2025-11' } }).laterSales).toEqual([])
    expect(boughtIn({ ...sold, sales: withSale({ priorDeferredGain: 1 }).sales }).laterSales).toEqual([])
  })
})
