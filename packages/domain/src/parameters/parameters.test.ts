import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { questionnaireSteps } from '../questionnaire/index.ts'
import * as parameters from './index.ts'
import { parametersByName } from './provenance/by-name.ts'
import type { Parameter } from './provenance/index.ts'

const entries: readonly (readonly [string, Parameter])[] = Object.entries(parametersByName)

describe('every parameter', () => {
  test('has a label, a unit, a source and the day of its review', () => {
    expect(entries.length).toBeGreaterThanOrEqual(80)
    for (const [name, parameter] of entries) {
      expect(parameter.label, name).toMatch(/\S/)
      expect(parameter.unit, name).toMatch(/\S/)
      expect(parameter.source, name).toMatch(/\S/)
      expect(parameter.reviewed, name).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
    }
  })

  test('has the value that is read under its name', () => {
    const values: Readonly<Record<string, unknown>> = parameters
    for (const [name, { value }] of entries) expect(value, name).toBe(values[name])
  })

  test('begins its docstring with its label, so that an editor shows it', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => /^[^.]+\.ts$/.test(name))
    const text = files.map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).join('\n')
    for (const [name, parameter] of entries) {
      const [, docstring = ''] = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport const ${name}\\b`).exec(text) ?? []
      expect(docstring.replaceAll(/[\s*]+/g, ' '), name).toContain(parameter.label.replace(/\.$/, ''))
    }
  })

  test('that is a range rises', () => {
    const ranges = entries.flatMap(([name, { value }]) => rangesIn(value).map((range) => ({ name, ...range })))
    expect(ranges.length).toBeGreaterThanOrEqual(9)
    for (const { name, from, to } of ranges) expect(from, name).toBeLessThan(to)
  })
})

describe('what follows from the values', () => {
  test('tiers rise within the score that is shown', () => {
    const { from, to } = parameters.displayScoreRange
    const tiers = [parameters.bronzeMinimum, parameters.silverMinimum, parameters.goldMinimum]
    const scale = [from, ...tiers, to]
    expect(scale).toEqual(scale.toSorted((low, high) => low - high))
    expect(new Set(scale).size).toBe(scale.length)
  })

  test('the calculator starts with entries that it would take', () => {
    const start = parameters.exchangeDefaults
    expect(parameters.distributionRates).toContain(start.distributionRate)
    expect(start.purchaseYear).toBeGreaterThanOrEqual(parameters.firstPurchaseYear)
    expect(start.purchaseYear).toBeLessThanOrEqual(parameters.calculatorBaseYear)
    for (const amount of [start.purchasePrice, start.expectedSalePrice, start.currentDebt])
      expect(amount).toBeLessThanOrEqual(parameters.amountMaximum)
  })

  test('property is identified before the exchange ends', () => {
    expect(parameters.identificationWindow).toBeLessThan(parameters.exchangeWindow)
  })

  test('few DSTs have a loan above what is usual', () => {
    const { usual, seldomAbove } = parameters.dstLoanShare
    expect(seldomAbove).toBeGreaterThan(usual.to)
  })

  test('a zero-coupon DST has a loan above what few others have', () => {
    const { from, to } = parameters.zeroCouponLoanShare
    expect(from).toBeGreaterThan(parameters.dstLoanShare.seldomAbove)
    expect(to).toBeLessThan(1)
  })

  test('the hold that policy pages name reaches as far as the one on the guide, or further', () => {
    expect(parameters.dstHoldOnPolicyPages.to).toBeGreaterThanOrEqual(parameters.dstHold.to)
    expect(parameters.minimumHold).toBeLessThan(parameters.dstHold.from)
  })

  test('income together has to be higher than income alone', () => {
    expect(parameters.jointIncomeMinimum).toBeGreaterThan(parameters.individualIncomeMinimum)
  })

  test('a phone number may have more digits than it must have', () => {
    expect(parameters.phoneMinimumDigits).toBeLessThan(parameters.phoneMaximumDigits)
  })

  test('as many questions are popular as may be shown, and none twice', () => {
    const popular = parameters.popularFaqIds
    expect(popular.length).toBeLessThanOrEqual(parameters.popularFaqMaximum)
    expect(new Set(popular).size).toBe(popular.length)
  })

  test('a retry waits no longer than the longest wait', () => {
    expect(parameters.currentUserRetryDelay).toBeLessThanOrEqual(parameters.currentUserRetryDelayMaximum)
  })

  test('the texts count as many steps as the questionnaire has', () => {
    expect(questionnaireSteps).toHaveLength(parameters.questionnaireStepCount)
  })

  test('no call is limited more loosely than the usual one, and a server may state every wait', () => {
    const { usual, ...others } = parameters.requestRates
    for (const [call, { requests, seconds }] of Object.entries(others)) {
      expect(requests / seconds, call).toBeLessThan(usual.requests / usual.seconds)
      expect(seconds, call).toBeLessThanOrEqual(parameters.maxStatedWait)
    }
  })
})

interface Span {
  from: number
  to: number
}

function rangesIn(value: unknown): Span[] {
  if (typeof value !== 'object' || value === null) return []
  return isSpan(value) ? [value] : Object.values(value).flatMap(rangesIn)
}

function isSpan(value: object): value is Span {
  return 'from' in value && 'to' in value && typeof value.from === 'number' && typeof value.to === 'number'
}
