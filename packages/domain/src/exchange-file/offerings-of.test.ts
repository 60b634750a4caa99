import { expect, test } from 'vitest'
import { sampleOffering } from '../offerings/testing/sample-offering.ts'
import { describeExchange, emptyExchangeFile, type ExchangeFile, type FileOffering } from './index.ts'

const today = '2026-11-29'
const { distributions, ...figures } = sampleOffering

/** G01 of the examples as a person types it, with an amount. */
const harbor: FileOffering = {
  id: 'h',
  name: 'Harbor DST',
  sponsor: 'Harbor',
  state: 'TX',
  ...figures,
  ...Object.fromEntries(distributions.map((share, before) => [`distribution${before + 1}`, share])),
  amount: 600_000,
  minimum: 100_000,
}
/** Without a loan. */
const mill: FileOffering = { id: 'm', state: 'several', purchasePrice: 9_000_000, equity: 10_000_000, amount: 400_000 }
/** Sold for 2,000,000 with costs of 120,000 and a loan of 400,000: 1,480,000 of cash. */
const sales = [
  {
    id: 's',
    closing: '2026-11-21',
    price: 2_000_000,
    debtPaidOff: 400_000,
    purchasePrice: 1_000_000,
    placedInService: '2015-03',
  },
]

const offeringsIn = (file: Partial<ExchangeFile>) =>
  describeExchange({ ...emptyExchangeFile, ...file }, today).offerings

test('the figures of a typed offering are those of the engine, in the order of the file', () => {
  const { columns } = offeringsIn({ offerings: [mill, harbor] })
  expect(columns.map(({ id }) => id)).toEqual(['m', 'h'])
  const [, typed] = columns
  expect(typed?.offering).toMatchObject({ purchasePrice: 50_000_000, distributions })
  expect(typed?.offering).not.toHaveProperty('minimum')
  expect(typed?.figures).toMatchObject({ ok: true, value: { loadShare: 0.133_333, loanToOffering: 0.454_545 } })
  expect(typed?.part).toEqual({ amount: 600_000, loan: 500_000, reserves: 20_000 })
})

test('the amounts do to the exchange what the engine says, with the sales of the file', () => {
  const { exchange, mix } = offeringsIn({ sales, offerings: [harbor, mill] })
  expect(exchange).toMatchObject({
    ok: true,
    value: { value: 1_500_000, debt: 500_000, cashToSpend: 1_480_000, cashLeft: 480_000, boot: 480_000 },
  })
  // The gain is known, and larger than the boot.
  expect(exchange).toMatchObject({ value: { taxedNow: 480_000, notRealProperty: 0 } })
  expect(mix).toEqual({
    largest: 0.6,
    bySponsor: [
      { name: 'Harbor', share: 0.6 },
      { name: null, share: 0.4 },
    ],
    byState: [
      { name: 'TX', share: 0.6 },
      { name: 'several', share: 0.4 },
    ],
    byType: [{ name: null, share: 1 }],
  })
})

test('reserves are boot where the person says so, purchases of the file do not count, a gain may be unknown', () => {
  const unknown = sales.map(({ purchasePrice: _price, ...sale }) => sale)
  const { exchange } = offeringsIn({
    sales: unknown,
    purchases: [{ id: 'p', equity: 880_000 }],
    offerings: [harbor],
    offeringCases: { reservesAreBoot: true },
  })
  // 1,480,000 less 600,000 is left, and 20,000 stays in reserves.
  expect(exchange).toMatchObject({
    ok: true,
    value: { cashLeft: 880_000, notRealProperty: 20_000, boot: 900_000, taxedNow: null },
  })
})

test('without a price of the sale, and without amounts', () => {
  expect(offeringsIn({ offerings: [harbor] }).exchange).toEqual({ ok: false, error: 'price-missing' })
  const { exchange, mix, columns } = offeringsIn({ sales, offerings: [{ ...harbor, amount: 0 }] })
  expect(exchange).toMatchObject({ ok: true, value: { value: 0, loanShare: null, neededLoanShare: 0.212_766 } })
  expect(mix.largest).toBeNull()
  expect(columns[0]?.part).toBeUndefined()
})

test('what keeps an offering without figures is said, and its amount does not count', () => {
  const { columns, exchange } = offeringsIn({
    sales,
    offerings: [
      { id: 'a', amount: 100_000 },
      { id: 'b', purchasePrice: 5, amount: 100_000 },
      { id: 'c', purchasePrice: 50_000_000, equity: 20_000_000, amount: 100_000 },
      { id: 'd', purchasePrice: 50_000_000, equity: 20_000_000, loan: 200_000_001, amount: 100_000 },
    ],
  })
  expect(columns.map((column) => !column.figures.ok && column.figures.error)).toEqual([
    { code: 'fields-missing', fields: ['purchasePrice', 'equity'] },
    { code: 'fields-missing', fields: ['equity'] },
    { code: 'refused', refusal: { field: 'purchasePrice', reason: 'above-sources', most: 2 } },
    { code: 'refused', refusal: { field: 'loan', reason: 'above-equity', most: 10 } },
  ])
  expect(exchange).toMatchObject({ ok: true, value: { value: 0 } })
})

test('an open year before a later distribution is asked about, and until then none counts', () => {
  const open = { ...harbor, distribution3: undefined } as unknown as FileOffering
  const [column] = offeringsIn({ offerings: [open] }).columns
  expect(column?.openDistribution).toBe(3)
  expect(column?.offering).not.toHaveProperty('distributions')
  expect(column?.figures).toMatchObject({ ok: true, value: { distributionCoverage: null } })
  const [fromSecond] = offeringsIn({ offerings: [{ id: 'a', distribution2: 0 }] }).columns
  expect(fromSecond?.openDistribution).toBe(1)
  const [whole, none] = offeringsIn({ offerings: [{ id: 'a', distribution1: 0 }, { id: 'b' }] }).columns
  expect([whole?.openDistribution, none?.openDistribution]).toEqual([undefined, undefined])
  expect(whole?.offering.distributions).toEqual([0])
})

test('what is assumed is the same for every offering, and the person’s own where typed', () => {
  expect(offeringsIn({}).assumptions).toMatchObject({ growth: [-0.02, 0, 0.02], stressIncome: 0.2 })
  const { assumptions, columns } = offeringsIn({
    offerings: [harbor, mill],
    offeringCases: { growth2: 0.01, stressIncome: 0.3, refinanceYears: 25, reservesAreBoot: true },
  })
  expect(assumptions).toEqual({
    growth: [-0.02, 0.01, 0.02],
    stressIncome: 0.3,
    stressValue: 0.25,
    refinanceRateRise: 0.02,
    refinanceCoverage: 1.25,
    refinanceYears: 25,
    exitCosts: 0.02,
  })
  for (const { figures: found } of columns)
    expect(found).toMatchObject({ ok: true, value: { cases: [{ growth: -0.02 }, { growth: 0.01 }, { growth: 0.02 }] } })
})
