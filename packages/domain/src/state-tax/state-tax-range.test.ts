import { describe, expect, test } from 'vitest'
import { stateFigures } from '../parameters/states/index.ts'
import { stateTaxOfSales, stateTaxRange, type StateSale, type StateSaleKnown, type StateTaxYearKnown } from './index.ts'
import { couple, saleIn } from './testing/sample-sales.ts'

const known = { usedAsHome: false, isBusiness: false }

function range(year: Partial<StateTaxYearKnown>, ...sales: StateSaleKnown[]) {
  return stateTaxRange(stateFigures, { ...couple, ...year }, sales)
}

/** The sale without some of its facts. */
function without(sale: StateSaleKnown, ...facts: (keyof StateSaleKnown)[]): StateSaleKnown {
  return Object.fromEntries(Object.entries(sale).filter(([name]) => !facts.some((fact) => fact === name))) as never
}

test('nothing is open where all is known and the figures are published', () => {
  const found = range({ home: 'GA' }, saleIn('GA', known))
  expect(found.low).toBe(found.high)
  expect(found.low).toBe(stateTaxOfSales(stateFigures, { ...couple, home: 'GA' }, [saleIn('GA', known)]).total)
  expect(found).toMatchObject({ open: [], kinds: [{ state: 'GA', kind: 'published' }] })
})

test('a year of which no figures are known is no matter where nothing is taxed', () => {
  expect(range({ taxYear: 2024 }, saleIn('FL', known))).toMatchObject({ low: 0, high: 0, open: [], kinds: [] })
})

describe('figures that are not final', () => {
  test('leave two percent of that state’s tax either way', () => {
    const { low, high, lowest, kinds } = range({}, saleIn('CA', known))
    expect(low).toBeCloseTo(0.98 * lowest.total, 6)
    expect(high).toBeCloseTo(1.02 * lowest.total, 6)
    expect(kinds).toEqual([{ state: 'CA', kind: 'preliminary' }])
    expect(range({ taxYear: 2025 }, saleIn('CA', known)).high).toBe(range({ taxYear: 2025 }, saleIn('CA', known)).low)
  })

  test('that authorities disagree about are computed both ways', () => {
    // The other deduction is 2,200 more, at 4% without the sale and at 9.25% with it.
    const none = { home: 'DC', otherTaxableIncome: 0 } as const
    const { low, high } = range(none, saleIn('DC', { ...known, gain: 400_000 }))
    expect(high - low).toBeCloseTo(0.0925 * 2_200 - 0.04 * 2_200, 6)
  })
})

describe('a fact that is missing', () => {
  test.each([
    ['OK', 'heldMonths'],
    ['AZ', 'boughtAfter2011'],
    ['VT', 'usedAsHome'],
    ['OH', 'isBusiness'],
  ] as const)('opens the range in %s: %s', (home, fact) => {
    const sale = saleIn(home, known)
    const found = range({ home, taxYear: 2025 }, without(sale, fact))
    expect(found.open).toEqual([fact])
    expect(found.low).toBeLessThan(found.high)
  })

  test('is not asked where it changes nothing', () => {
    expect(range({ home: 'GA' }, without(saleIn('GA'), 'heldMonths', 'boughtAfter2011')).open).toEqual([])
    expect(range({ home: 'OK' }, without(saleIn('OK', known), 'heldMonths')).low).toBe(0)
  })
})

test.each(Object.values(stateFigures))('in $name each fact that changes the tax is asked', ({ code }) => {
  const of = (facts: Partial<StateSale>) =>
    stateTaxOfSales(stateFigures, { ...couple, home: code }, [saleIn(code, { ...facts })]).total
  const values = {
    heldMonths: [13, 60],
    boughtAfter2011: [false, true],
    usedAsHome: [false, true],
    isBusiness: [false, true],
  }
  for (const [fact, [one, other]] of Object.entries(values)) {
    const { open } = range({ home: code }, without(saleIn(code, known), fact as keyof StateSaleKnown))
    expect(open, fact).toEqual(of({ [fact]: one }) === of({ [fact]: other }) ? [] : [fact])
  }
})

describe('a state of residence that is missing', () => {
  const { home: _, ...anywhere } = couple
  const at = (sale: StateSaleKnown) => stateTaxRange(stateFigures, anywhere, [sale])

  test('leads from that of the property to the most that any adds', () => {
    const found = at(saleIn('GA', known))
    expect(found.open).toEqual(['home'])
    expect(found.low).toBeCloseTo(range({ home: 'GA' }, saleIn('GA', known)).low, 6)
    const homes = (['NY', 'OR', 'CA', 'HI', 'MN'] as const).map((home) => range({ home }, saleIn('GA', known)).lowest)
    for (const { total } of homes) expect(found.highest.total).toBeGreaterThanOrEqual(total)
  })

  test('has no place of residence either', () => {
    const { kinds } = stateTaxRange(stateFigures, { ...anywhere, homePlace: 'detroit', homeLocalRate: 0.1 }, [
      saleIn('TX', known),
    ])
    expect(kinds).toEqual([])
  })
})

test('what is impossible is refused by its name, whatever else is missing', () => {
  expect(() => stateTaxRange(stateFigures, undefined as never, [])).toThrow(/^year /)
  expect(() => range({}, undefined as never)).toThrow(/^state /)
  expect(() => range({ home: 'XX' as never }, saleIn('CA'))).toThrow(/^home /)
  expect(() => range({}, saleIn('CA', { gain: Number.NaN }))).toThrow(/^gain /)
  const { home: _, ...anywhere } = couple
  expect(stateTaxRange(stateFigures, anywhere, [])).toMatchObject({ low: 0, high: 0, open: [] })
})
