import { stateFigures } from '@dst/domain/parameters/states'
import { expect, test } from 'vitest'
import { sampleBlocks, sampleTax } from './sample-sales.ts'

test('a flat tax takes its rate of the gain', () => {
  const tax = sampleTax(stateFigures.PA, { taxYear: 2026, filing: 'single', gain: 200_000, facts: {} })
  expect(tax.low).toBeCloseTo(6_140, 5)
  expect(tax.high).toBe(tax.low)
})

test('both values stand where authorities disagree', () => {
  const { low, high } = sampleTax(stateFigures.DC, { taxYear: 2026, filing: 'joint', gain: 500_000, facts: {} })
  expect(high).toBeGreaterThanOrEqual(low)
})

test('Oklahoma takes nothing after five years, and Arizona less of what was bought after 2011', () => {
  const [oklahoma] = sampleBlocks(stateFigures.OK)
  const rows = oklahoma?.kind === 'table' ? oklahoma.rows : []
  expect(rows.map(({ heading }) => heading)).toEqual([
    '$200,000, held 5 years or more',
    '$500,000, held 5 years or more',
    '$1,000,000, held 5 years or more',
    '$200,000, held for less',
    '$500,000, held for less',
    '$1,000,000, held for less',
  ])
  expect(rows.slice(0, 3).flatMap(({ cells }) => cells)).toEqual(Array.from({ length: 6 }, () => 'nothing'))
  const [arizona] = sampleBlocks(stateFigures.AZ)
  expect(arizona?.kind === 'table' ? arizona.rows.map(({ cells }) => cells[0]) : []).toEqual([
    '$3,800',
    '$9,400',
    '$18,800',
    '$5,000',
    '$12,500',
    '$25,000',
  ])
})
