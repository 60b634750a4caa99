import { describe, expect, test } from 'vitest'
import { stateFigures } from '../parameters/states/index.ts'
import { stateReviewDays } from '../parameters/states/review-days.ts'
import { stateTaxesBy } from '../state-tax/index.ts'
import { describeExchange, emptyExchangeFile, type ExchangeFile, type Sale } from './index.ts'

const today = '2026-11-25'
const states = stateTaxesBy(stateFigures, stateReviewDays)

const office = {
  id: '1',
  closing: '2026-11-21',
  price: 1_500_000,
  sellingCosts: 90_000,
  purchasePrice: 800_000,
  depreciation: 152_745,
  placedInService: '2015-03',
} as const satisfies Sale
type Changes = Partial<Pick<ExchangeFile, 'taxpayer' | 'income' | 'plan' | 'purchases'>>

const fileOf = (sale: Partial<Sale>, changes: Changes = {}): ExchangeFile => ({
  ...emptyExchangeFile,
  sales: [{ ...office, ...sale }],
  ...changes,
})
const taxOf = (file: ExchangeFile) => {
  const { tax } = describeExchange(file, today, states)
  if (!tax.ok) throw new Error(tax.error.code)
  return tax.value
}
const rangeOf = (file: ExchangeFile) => {
  const { estimate, most } = taxOf(file)
  return [Math.round(estimate.stateTax), Math.round(most.estimate.stateTax)]
}

describe('a state’s tax in a file', () => {
  const single = { filing: 'single', residence: 'CA' } as const
  const californian = fileOf({ state: 'CA' }, { taxpayer: single, income: { otherTaxable: 60_000 } })

  test('a Californian pays by brackets, and not the highest rate', () => {
    // Gain of 762,745; preliminary figures leave 2% either way.
    const { stateTax } = taxOf(californian)
    expect(stateTax.source).toEqual({ by: 'states' })
    expect(stateTax.range?.kinds).toEqual([{ state: 'CA', kind: 'preliminary' }])
    const [low = 0, high = 0] = rangeOf(californian)
    expect(low).toBeLessThan(high)
    expect((low + high) / 2).toBeGreaterThan(75_000)
    expect((low + high) / 2).toBeLessThan(82_000)
    expect(high).toBeLessThan(0.133 * 762_745)
  })

  test('is not known before the figures of the states are there', () => {
    expect(describeExchange(californian, today).tax).toEqual({ ok: false, error: { code: 'states-missing' } })
    expect(describeExchange(fileOf({}), today).tax.ok).toBe(true)
  })

  test('is what the CPA says, else the typed rate; of boot it is the same part', () => {
    const income = { ...californian.income, stateRate: 0.05 }
    const byRate = taxOf({ ...californian, income })
    expect(byRate.stateTax).toEqual({ source: { by: 'rate', rate: 0.05 } })
    expect(byRate.estimate.stateTax).toBeCloseTo(0.05 * 762_745, 6)
    const cpa = { ...californian, income: { ...income, cpaStateTax: 70_000 } }
    expect(rangeOf(cpa)).toEqual([70_000, 70_000])
    const { money } = describeExchange(cpa, today, states)
    // Nothing is bought: all of the gain is taxed.
    expect(money.ok && money.value.taxOnBoot?.high).toBeCloseTo(taxOf(cpa).tax, 6)
  })

  test('of a loss is what the CPA says too', () => {
    expect(rangeOf(fileOf({ price: 500_000, state: 'CA' }, { income: { cpaStateTax: 500 } }))).toEqual([500, 500])
  })

  test('counts with the place of the person and that of the property', () => {
    const inCity = { filing: 'single', residence: 'NY', place: 'new-york-city' } as const
    const [upstate = 0] = rangeOf(fileOf({ state: 'NY' }, { taxpayer: { ...inCity, place: 'elsewhere' } }))
    expect(rangeOf(fileOf({ state: 'NY' }, { taxpayer: inCity }))[0]).toBeGreaterThan(upstate + 20_000)
    const owner = { taxpayer: { residence: 'TX' } } as const
    const [michigan = 0] = rangeOf(fileOf({ state: 'MI' }, owner))
    expect(rangeOf(fileOf({ state: 'MI', place: 'detroit' }, owner))[0]).toBeGreaterThan(michigan + 5_000)
    const district = { residence: 'IA', localRate: 0.1 } as const
    const [iowa = 0] = rangeOf(fileOf({ state: 'IA' }, { taxpayer: { residence: 'IA' } }))
    expect(rangeOf(fileOf({ state: 'IA' }, { taxpayer: district }))[0]).toBeGreaterThan(iowa + 2_000)
  })

  test('without a state of residence reaches from that of the property to the most that any adds', () => {
    const [low = 0, high = 0] = rangeOf(fileOf({ state: 'TX' }))
    expect(low).toBe(0)
    expect(high).toBeGreaterThan(50_000)
    expect(taxOf(fileOf({ state: 'TX' })).stateTax.range?.open).toEqual(['home'])
  })

  test('of two properties is computed once over both; one without a state is left out', () => {
    const texan = { taxpayer: { residence: 'TX' } } as const
    const one = fileOf({ state: 'OH', isBusiness: false }, texan)
    const both = { ...one, sales: [...one.sales, { ...office, id: '2', state: 'OH' as const, isBusiness: false }] }
    expect(rangeOf(both)[0]).toBeGreaterThan(2 * (rangeOf(one)[0] ?? 0) - 1_000)
    const unknown = { ...one, sales: [...one.sales, { ...office, id: '2' }] }
    expect(taxOf(unknown).stateTax.range?.lowest.states.map(({ state }) => state)).toEqual(['OH', 'TX'])
  })
})

describe('how long it was held', () => {
  const inState = (sale: Partial<Sale>) => rangeOf(fileOf(sale, { taxpayer: { residence: 'OK' } }))

  test('follows from the month of service, or the month since when it counts', () => {
    expect(inState({ state: 'OK' })).toEqual([0, 0])
    const [short = 0] = inState({ state: 'OK', placedInService: '2023-01' })
    expect(short).toBeGreaterThan(20_000)
    expect(inState({ state: 'OK', placedInService: '2023-01', heldSince: '2019-01' })).toEqual([0, 0])
    expect(inState({ state: 'OK', heldSince: '2027-01' })[0]).toBeGreaterThan(20_000)
  })

  test('is open for property from an exchange, as long as its own months are too few', () => {
    const exchanged = { state: 'OK', priorDeferredGain: 50_000 } as const
    const [low = 0, high = 0] = inState({ ...exchanged, placedInService: '2023-01' })
    expect([low, high > 20_000]).toEqual([0, true])
    expect(inState({ ...exchanged, placedInService: '2015-03' })).toEqual([0, 0])
    expect(inState({ ...exchanged, placedInService: '2023-01', heldSince: '2022-01' })[0]).toBe(high)
  })

  test('in Arizona the date of purchase counts, which an exchange can lie before', () => {
    const arizonan = (sale: Partial<Sale>) =>
      taxOf(fileOf({ state: 'AZ', ...sale }, { taxpayer: { residence: 'AZ' } })).stateTax.range?.open
    expect(arizonan({})).toEqual([])
    expect(arizonan({ priorDeferredGain: 1_000 })).toEqual(['boughtAfter2011'])
    expect(arizonan({ priorDeferredGain: 1_000, placedInService: '2010-03' })).toEqual([])
    expect(arizonan({ priorDeferredGain: 1_000, heldSince: '2013-03' })).toEqual([])
  })

  test('and other facts of a property are asked only where its state does', () => {
    const open = (sale: Partial<Sale>) => taxOf(fileOf(sale, { taxpayer: { residence: 'FL' } })).stateTax.range?.open
    expect(open({ state: 'VT' })).toEqual(['usedAsHome'])
    expect(open({ state: 'VT', usedAsHome: false })).toEqual([])
    expect(open({ state: 'OH' })).toEqual(['isBusiness'])
    expect(open({ state: 'OH', isBusiness: true })).toEqual([])
  })
})

describe('a verdict on a range', () => {
  const { placedInService: _month, ...undated } = office
  const oklahoman = (changes: Changes = {}): ExchangeFile => ({
    ...fileOf({}, { taxpayer: { residence: 'OK', filing: 'joint' }, ...changes }),
    sales: [{ ...undated, state: 'OK' }],
  })
  const comparedOf = (file: ExchangeFile) => {
    const { compared } = describeExchange(file, today, states)
    if (!compared.ok) throw new Error(compared.error.code)
    return compared.value
  }

  test('somebody in Oklahoma who doesn’t know the five years has two ends', () => {
    const { ends, end, verdict, assumedInUseSince, tax } = comparedOf(oklahoman())
    expect(assumedInUseSince).toEqual(['2016-11'])
    expect(tax.estimated?.stateTax.range?.open).toEqual(['heldMonths'])
    expect(ends.least.stateTax).toBe(0)
    expect(ends.most.stateTax).toBeGreaterThan(30_000)
    expect([end, verdict.rule]).toEqual(['most', 6])
  })

  test('where its ends differ, it says on what it depends, and takes neither', () => {
    const differing = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8].map((share) =>
      comparedOf(oklahoman({ plan: { load: 0.2 * share, ending: 'exchanged', years: 12 } })),
    )
    const found = differing.find(({ verdict }) => verdict.rule === 11)
    if (found?.verdict.rule !== 11) throw new Error('no such verdict')
    const { low, high } = found.verdict
    expect([low.stateTax, low.verdict.rule, high.verdict.rule]).toEqual([0, 6, 10])
    expect(high.stateTax).toBe(found.ends.most.stateTax)
    expect([found.end, found.sale]).toEqual(['least', found.ends.least])
  })

  test('of a range both ends are facts, with how sure the least sure figures are', () => {
    const facts = (file: ExchangeFile) => describeExchange(file, today, states).facts
    const californian = facts(fileOf({ state: 'CA' }, { taxpayer: { residence: 'NY' } }))
    expect(californian).toMatchObject({ residenceState: 'NY', stateFigures: 'preliminary' })
    expect(californian.stateTaxMost).toBeGreaterThan(californian.stateTax ?? Infinity)
    expect(californian.estimatedTaxMost).toBeGreaterThan(californian.estimatedTax ?? Infinity)
    const known = facts(fileOf({ state: 'OK' }, { taxpayer: { residence: 'OK' } }))
    expect(known).toMatchObject({ stateTax: 0, stateFigures: 'published', stateFiguresRead: '2026-11-29' })
    expect([known.estimatedTaxMost, known.stateTaxMost]).toEqual([undefined, undefined])
    const byCpa = facts(fileOf({}, { income: { cpaStateTax: 30_000 } }))
    expect([byCpa.stateTax, byCpa.stateFigures, byCpa.stateFiguresRead]).toEqual([30_000, undefined, undefined])
    expect(facts(fileOf({})).stateTax).toBeUndefined()
    const nowhere = facts(fileOf({ state: 'TX' }, { taxpayer: { residence: 'FL' } }))
    expect([nowhere.stateTax, nowhere.stateFiguresRead]).toEqual([0, undefined])
  })
})
