import { runInThisContext } from 'node:vm'
import { byRun } from '@dst/vitest-config/run'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateExchange, formatUsd, type ExchangeInputs } from '../calculator/index.ts'
import { explainExchange, projectExchange } from './index.ts'

const amount = fc.oneof(fc.integer({ min: 0, max: 1e12 }), fc.double({ min: 0, max: 1e9, noNaN: true }))
const inputs: fc.Arbitrary<ExchangeInputs> = fc.record({
  purchasePrice: amount,
  purchaseYear: fc.integer({ min: 0, max: 2060 }),
  propertyType: fc.constantFrom('commercial', 'residential'),
  expectedSalePrice: amount,
  currentDebt: amount,
  distributionRate: fc.constantFrom(5, 6, 7),
})
const runs = { numRuns: byRun({ core: 1000, full: 2000 }) }

/** Evaluates a formula the way a person with a pocket calculator would. */
function reckon(written: string): number {
  const plain = written
    .replace(/the larger of \$0 and (.*)/, 'Math.max(0, $1)')
    .replaceAll(/ (?:years?|months)\b/g, '')
    .replaceAll(/[$,](?=\d)/g, '')
    .replaceAll(/(\d)%/g, '$1 / 100')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll('⁷', ' ** 7')
    .replaceAll('- -', '+ ')
    .replace('no exchange', '0')
  return Number(runInThisContext(plain))
}

test('every formula, worked out as it is written, gives the amount beside it, or says that it is rounded', () => {
  let agreed = 0
  fc.assert(
    fc.property(inputs, (given) => {
      for (const [figure, { formula, amount: shown, notes }] of Object.entries(
        explainExchange(given, calculateExchange(given)),
      )) {
        const [written = '', result] = formula.split(' = ')
        expect(result).toBe(shown)
        const agrees = Math.abs(reckon(written) - Number(shown.replaceAll(/[$,]/g, ''))) <= 0.51
        agreed += agrees ? 1 : 0
        expect(agrees || notes.some((note) => note.includes('rounded to whole dollars')), `${figure}: ${formula}`).toBe(
          true,
        )
      }
    }),
    runs,
  )
  expect(agreed).toBeGreaterThan(runs.numRuns)
})

test('the amounts are those of the calculation', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const result = calculateExchange(given)
      const explained = explainExchange(given, result)
      const dollars = (shown: string) => Number(shown.replaceAll(/[$,]/g, ''))
      for (const figure of [
        'accumulatedDepreciation',
        'capitalGainsTax',
        'recaptureTax',
        'straightSaleTaxBill',
        'netProceedsAfterTaxes',
      ] as const)
        expect(Math.abs(dollars(explained[figure].amount) - result[figure]), figure).toBeLessThanOrEqual(0.51)
      for (const figure of [
        'netEquity',
        'totalTaxDeferral',
        'annualIncome',
        'monthlyIncome',
        'totalDistributions',
        'futureEquity',
      ] as const)
        expect(
          Math.abs(dollars(explained[figure].amount) - (result.underwater ? 0 : result[figure])),
          figure,
        ).toBeLessThanOrEqual(0.51)
    }),
    runs,
  )
})

test('the last projected year is the result', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const result = calculateExchange(given)
      const years = projectExchange(given.currentDebt, result)
      expect(years.map(({ year }) => year)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
      expect(years[7]).toEqual(
        result.underwater
          ? { year: 7, distributions: 0, equity: 0 }
          : { year: 7, distributions: result.totalDistributions, equity: result.futureEquity },
      )
      expect(formatUsd(years[0]?.equity ?? -1)).toBe(formatUsd(Math.max(0, result.netEquity)))
    }),
    runs,
  )
})
