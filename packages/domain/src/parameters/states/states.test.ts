import { describe, expect, test } from 'vitest'
import { stateNames } from '../../exchange-facts/state-names.ts'
import { taxYears } from '../../tax-estimate/index.ts'
import { stateParameters, stateRecords } from '../provenance/states/index.ts'
import type { StateCode } from '../state-tax.ts'
import { stateFigures, type Brackets, type StateYear } from './index.ts'

const states = Object.values(stateFigures)
const filings = ['single', 'joint', 'separate', 'head'] as const

describe('every state', () => {
  test('has its name, and its code once', () => {
    expect(states).toHaveLength(51)
    for (const [code, state] of Object.entries(stateFigures)) {
      expect(state.code).toBe(code)
      expect(state.name).toBe(stateNames[state.code])
    }
  })

  test('that taxes the gain has figures of every tax year that the site knows, and no other has any', () => {
    const taxed = states.filter(({ income }) => income === 'taxed')
    expect(taxed).toHaveLength(41)
    for (const { years, name } of taxed) expect(Object.keys(years).map(Number), name).toEqual([...taxYears])
    for (const { years, name } of states.filter(({ income }) => income !== 'taxed')) expect(years, name).toEqual({})
  })

  test('taxes by brackets, or by what it has in their place', () => {
    for (const { name, year } of allYears()) {
      const ways = [year.brackets, year.rateLessAmount, year.taxSteps].filter((way) => way !== undefined)
      expect(ways, name).toHaveLength(1)
    }
  })

  test('has brackets that rise, for every way to file', () => {
    const all = allYears().flatMap(({ name, year }) =>
      [year.brackets, year.gain?.brackets].flatMap((brackets) => (brackets ? [{ name, brackets }] : [])),
    )
    const local = states.flatMap(({ places = [], name }) =>
      places.flatMap(({ taxes }) =>
        taxes.flatMap((tax) => (tax.on === 'taxable' ? [{ name, brackets: tax.brackets }] : [])),
      ),
    )
    expect(all.length).toBeGreaterThanOrEqual(78)
    for (const { name, brackets } of [...all, ...local]) expectRising(name, brackets)
  })

  test('gives credit to residents of states that give it back', () => {
    const pairs = states.flatMap(({ code, creditsResidentsOf = [] }) =>
      creditsResidentsOf.map((other) => [code, other]),
    )
    expect(pairs).toHaveLength(12)
    for (const [code, other] of pairs) expect(stateFigures[other as StateCode].creditsResidentsOf).toContain(code)
  })

  test('calls each of its places by another id', () => {
    const counts = states.filter(({ places }) => places).map(({ code, places = [] }) => [code, places.length])
    expect(counts).toEqual([
      ['IN', 92],
      ['MD', 24],
      ['MI', 5],
      ['NY', 2],
      ['OR', 3],
    ])
    for (const { places = [] } of states) expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  })
})

function expectRising(name: string, { rates, from }: Brackets): void {
  expect(rates, name).toEqual(rates.toSorted((low, high) => low - high))
  for (const filing of filings) {
    expect(from[filing], name).toHaveLength(rates.length)
    expect(from[filing], name).toEqual(from[filing].toSorted((low, high) => low - high))
  }
}

function allYears(): { name: string; code: StateCode; taxYear: number; year: StateYear }[] {
  return states.flatMap(({ name, code, years }) =>
    Object.entries(years).flatMap(([taxYear, year]) =>
      year ? [{ name: `${name} ${taxYear}`, code, taxYear: Number(taxYear), year }] : [],
    ),
  )
}

describe('what is known about the figures', () => {
  test('says for every figure its label, unit, source, year, kind and day of review', () => {
    const all = (Object.keys(stateFigures) as StateCode[]).flatMap((code) => stateParameters(code))
    expect(all.length).toBeGreaterThanOrEqual(300)
    for (const { label, unit, source, taxYear, kind, reviewed, value } of all) {
      expect([label, unit, source, kind].every((text) => /\S/.test(text))).toBe(true)
      expect(taxYears).toContain(taxYear)
      expect(reviewed).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
      expect(value).toBeDefined()
    }
    expect(stateParameters('GA')[0]?.taxYear).toBe(2026)
    expect(stateParameters('TX')).toEqual([])
  })

  test('names a source of the state for each that taxes the gain', () => {
    for (const { code, income } of states) {
      expect(stateRecords[code].sources.length > 0, code).toBe(income !== 'none')
    }
  })

  test('names what is not certain wherever the figures of a year are not published', () => {
    const open = allYears().filter(({ year }) => year.kind !== 'published')
    expect(open.length).toBeGreaterThanOrEqual(11)
    for (const { name, code, taxYear, year } of open) {
      expect(stateRecords[code].unverified?.[taxYear], `${name}: ${year.kind}`).not.toBeUndefined()
    }
  })
})
