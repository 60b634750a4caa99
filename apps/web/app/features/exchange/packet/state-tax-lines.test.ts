import type { ExchangeFile } from '@dst/domain/exchange-file'
import { stateFigures } from '@dst/domain/parameters/states'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { paymentAhead } from '../states/closing-copy.ts'
import { stateTaxes } from '~/lib/states/state-taxes.ts'
import { couple, today, withSale } from '../testing/sample-files.ts'
import { DatesPage } from './dates-page.tsx'
import { MoneyPage } from './money-page.tsx'
import { packetFacts } from './packet-facts.ts'
import { saleLines } from './sale-lines.ts'
import { stateQuestions } from './state-questions.ts'
import { stateTaxLines } from './state-tax-lines.ts'
import { summaryRows } from './summary-copy.ts'
import { taxLines } from './tax-lines.ts'
import { yearLines } from './year-lines.ts'

const factsOf = (file: ExchangeFile) => packetFacts(file, today, { names: false, states: stateTaxes })
const knownIn = (file: ExchangeFile) => {
  const { tax } = factsOf(file)
  if (!tax.ok) throw new Error(tax.error.code)
  return tax.value
}
const linesOf = (file: ExchangeFile) =>
  stateTaxLines(knownIn(file), stateFigures).map(({ what, law, value, from }) => [what, law, value, from])
const living = (state: 'CA' | 'TX' | 'NY', residence?: 'CA' | 'TX' | 'NY' | 'MD'): ExchangeFile => ({
  ...withSale(couple, { state }),
  taxpayer: residence === undefined ? {} : { residence },
})

describe('the state tax, state by state', () => {
  test('with the kind of the figures and the day on which they were checked', () => {
    const [california, texas, margin, together] = linesOf(living('CA', 'TX'))
    expect(california?.[0]).toBe('California, where the property is')
    expect(california?.[1]).toBe(
      'State law. Figures of 2026 are not all published: what is missing is computed from the index of the state, or ' +
        'taken from reports. Checked on November 29, 2026.',
    )
    expect(california?.[2]).toMatch(/^\$\d{2,3},\d{3}$/)
    expect(texas).toEqual([
      'Texas, where you live',
      'State law. No income tax. Checked on November 29, 2026.',
      '$0',
      'computed',
    ])
    expect(margin?.[0]).toBe('Less or more, as not all figures are final')
    expect(margin?.[2]).toMatch(/^-\$[\d,]+ to \$[\d,]+$/)
    expect(together?.[0]).toBe('State and local tax together')
    const { range } = knownIn(living('CA', 'TX')).stateTax
    expect(range?.low).toBeLessThan(range?.high ?? 0)
    expect(together?.[2]).toMatch(/^\$[\d,]+ to \$[\d,]+$/)
  })

  test('without a margin where the figures are published, and one line for a resident', () => {
    const lines = linesOf(living('NY', 'NY'))
    expect(lines.map(([what]) => what)).toEqual(['New York, where you live', 'State and local tax together'])
    expect(lines[0]?.[1]).toContain('Figures of 2026: published.')
    expect(lines[0]?.[2]).toBe(lines[1]?.[2])
  })

  test('an open state of residence is one line, whichever would add the most', () => {
    const lines = linesOf(living('TX'))
    expect(lines.map(([what]) => what).slice(0, 2)).toEqual([
      'Texas, where the property is',
      'The state where you live, which is not entered',
    ])
    expect(lines[1]?.[2]).toMatch(/^\$0 to \$[\d,]+$/)
    expect(lines[1]?.[3]).toBe('missing')
  })

  test('nothing where a rate, the CPA or no state stands for it', () => {
    expect(linesOf(couple)).toEqual([])
    expect(linesOf({ ...living('CA'), income: { stateRate: 0.05 } })).toEqual([])
    expect(linesOf({ ...living('CA'), income: { cpaStateTax: 70_000 } })).toEqual([])
  })
})

test('where least and most differ, the total and the summary say both', () => {
  const file = living('CA', 'TX')
  const { estimate, most } = knownIn(file)
  expect(most.estimate.total).toBeGreaterThan(estimate.total + 1)
  const total = taxLines(file, factsOf(file).tax).at(-1)?.value
  expect(total).toMatch(/^\$[\d,]+ to \$[\d,]+$/)
  expect(summaryRows(factsOf(file)).find(({ heading }) => heading.endsWith('our estimate'))?.cells).toEqual([total])
})

describe('what states ask', () => {
  const factIn = (lines: ReturnType<typeof yearLines>, what: string) => {
    const found = lines.find((line) => line.what === what)
    return found && [found.value, found.from]
  }

  test('the home, with its places only where it has some', () => {
    const lines = (file: ExchangeFile) => yearLines(file, undefined, stateFigures)
    expect(factIn(lines(couple), 'State where you live')?.[1]).toBe('default')
    expect(factIn(lines(living('TX', 'CA')), 'State where you live')).toEqual(['California', 'you'])
    expect(factIn(lines(living('TX', 'CA')), 'County or city there')).toBeUndefined()
    const maryland = living('TX', 'MD')
    expect(factIn(lines(maryland), 'County or city there')).toEqual(['None with a tax of its own', 'default'])
    const [place] = stateFigures.MD.places ?? []
    const there = { ...maryland, taxpayer: { ...maryland.taxpayer, place: place?.id ?? '' } }
    expect(factIn(lines(there), 'County or city there')).toEqual([place?.name, 'you'])
    expect(
      factIn(lines({ ...couple, income: { cpaStateTax: 70_000 } }), 'State tax of the sale, as the CPA has it'),
    ).toEqual(['$70,000', 'you'])
  })

  test('a fact of a sale once it is entered, or as missing while the tax depends on it', () => {
    const lines = (file: ExchangeFile) => saleLines(file, 0, factsOf(file).tax, stateFigures)
    const vermont = (changes: object): ExchangeFile => ({
      ...withSale(couple, { state: 'VT', ...changes }),
      taxpayer: { residence: 'VT' },
    })
    expect(factIn(lines(vermont({})), 'Ever used as a home of yours')).toEqual(['Not entered', 'missing'])
    expect(factIn(lines(vermont({ usedAsHome: false })), 'Ever used as a home of yours')).toEqual(['No', 'you'])
    expect(factIn(lines(vermont({ heldSince: '2009-05' })), 'Held since, to the state')).toEqual(['May 2009', 'you'])
    expect(factIn(lines(living('CA', 'CA')), 'Ever used as a home of yours')).toBeUndefined()
    expect(factIn(lines(living('CA', 'CA')), 'Held since, to the state')).toBeUndefined()
  })
})

test('the packet tells what the state does at the closing, what it takes, and what it keeps its claim to', () => {
  const facts = factsOf(living('CA', 'TX'))
  const dates = renderToStaticMarkup(createElement(DatesPage, { facts, figures: stateFigures, notes: [] }))
  const money = renderToStaticMarkup(createElement(MoneyPage, { facts, figures: stateFigures, leavesOut: [] }))
  expect(dates).toContain('California withholds 3 1/3% of the price at the closing, about $66,667')
  expect(dates).toContain(paymentAhead)
  expect(money).toContain('State tax, state by state')
  expect(money).toContain('FTB 3840')
  const early = renderToStaticMarkup(createElement(MoneyPage, { facts, figures: undefined, leavesOut: [] }))
  expect(early).not.toMatch(/state by state|FTB 3840/)
})

test('the intermediary is asked about withholding while the closing is ahead', () => {
  const asked = (closing: string, id = 'intermediary') =>
    stateQuestions({ id }, factsOf(withSale(couple, { state: 'CA', closing })), stateFigures)
  const question = 'Which form keeps California from withholding, and who files it by when?'
  expect(asked('2026-11-24')).toEqual([])
  expect(asked('2026-11-25')).toEqual([question])
  expect(asked('2026-11-26')).toEqual([question])
  expect(asked('2026-11-26', 'cpa')).toEqual([])
})
