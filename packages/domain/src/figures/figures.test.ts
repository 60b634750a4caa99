import { createHash } from 'node:crypto'
import { expect, describe, test } from 'vitest'
import * as parameters from '../parameters/index.ts'
import { figureNames } from './figure-groups.ts'
import { figureChanges, figureGroups, type Figure, type FigureName } from './index.ts'

const figures = figureGroups().flatMap((group) => group.figures)

function figure(name: FigureName): Figure {
  const found = figures.find((each) => each.name === name)
  if (found === undefined) throw new Error(`there is no figure ${name}`)
  return found
}

function row(name: FigureName, heading: string): readonly (readonly string[])[] {
  const { value } = figure(name)
  if (value.kind !== 'table') throw new Error(`${name} is no table`)
  return value.rows.filter((each) => each.heading === heading).map(({ cells }) => cells)
}

test('every parameter is in exactly one group', () => {
  const grouped = figureNames.flatMap(({ names }) => names)
  expect(grouped.toSorted()).toEqual(Object.keys(parameters).toSorted())
  expect(grouped.length).toBeGreaterThanOrEqual(100)
})

test('an anchor leads to one place', () => {
  const anchors = [...figureNames.map(({ id }) => id), ...figures.map(({ name }) => name)]
  expect(new Set(anchors).size).toBe(anchors.length)
})

describe('a value reads as a person would say it', () => {
  test.each([
    ['identificationWindow', '45 days'],
    ['residentialLife', '27.5 years'],
    ['yearStep', '1 year'],
    ['netInvestmentIncomeRate', '3.8%'],
    ['distributionRates', '5%, 6%, 7%'],
    ['dstMinimumInvestment', '$25,000 to $100,000'],
    ['dstUpFrontCosts', '7% to 12%'],
    ['firstPurchaseYear', '1930'],
    ['callbackRedirectDelay', '0.5 seconds'],
    ['residentialDepreciationFrom', 'January 1987'],
    ['legalPagesDate', 'December 30, 2024'],
    ['taxYearReviewDay', 'November 15'],
  ] as const)('%s: %s', (name, text) => {
    expect(figure(name).value).toEqual({ kind: 'text', text })
  })

  test('several values are parts, each in its unit', () => {
    expect(figure('netInvestmentIncomeThreshold').value).toEqual({
      kind: 'parts',
      parts: [
        { name: 'Single', text: '$200,000' },
        { name: 'Joint return', text: '$250,000' },
        { name: 'Separate return', text: '$125,000' },
        { name: 'Head of household', text: '$200,000' },
        { name: 'Surviving spouse', text: '$250,000' },
      ],
    })
    expect(figure('exchangeDefaults').value).toMatchObject({
      parts: [
        { name: 'Purchase price', text: '$1,000,000' },
        { name: 'Purchase year', text: '2015' },
        { name: 'Property type', text: 'Commercial' },
        { name: 'Expected sale price', text: '$2,000,000' },
        { name: 'Current debt', text: '$400,000' },
        { name: 'Distribution rate', text: '6%' },
      ],
    })
    expect(figure('dstLoanShare').value).toMatchObject({
      parts: [
        { name: 'Usual', text: '30% to 60%' },
        { name: 'Few above', text: '65%' },
      ],
    })
  })

  // Rev. Proc. 2025-32, sec. 4.01 and 4.03.
  test('a tax year is a table by filing status', () => {
    expect(figure('taxYear2026').value).toMatchObject({
      columns: ['Figure', 'Single', 'Joint return', 'Separate return', 'Head of household', 'Surviving spouse'],
    })
    expect(row('taxYear2026', '35% on ordinary income ends at')).toEqual([
      ['$640,600', '$768,700', '$384,350', '$640,600', '$768,700'],
    ])
    expect(row('taxYear2026', '0% on a long-term gain ends at')).toEqual([
      ['$49,450', '$98,900', '$49,450', '$66,200', '$98,900'],
    ])
    expect(row('taxYear2025', '0% on a long-term gain ends at')).toEqual([
      ['$48,350', '$96,700', '$48,350', '$64,750', '$96,700'],
    ])
  })

  test('states are listed by their names, questions with their answers', () => {
    expect(figure('stateGainRates').value).toMatchObject({ columns: ['State', 'Highest rate'] })
    expect(row('stateGainRates', 'California')).toEqual([['13.3%']])
    expect(row('stateGainRates', 'District of Columbia')).toEqual([['10.75%']])
    expect(row('scoringPoints', 'Are you an accredited investor?')).toEqual([
      ['Yes', '20'],
      ['I’m not sure', '10'],
      ['No', '\u221220'],
    ])
  })

  test('a table has a cell below every heading', () => {
    const tables = figures.flatMap(({ value }) => (value.kind === 'table' ? [value] : []))
    expect(tables.length).toBeGreaterThanOrEqual(6)
    for (const { columns, rows } of tables) for (const { cells } of rows) expect(cells).toHaveLength(columns.length - 1)
  })
})

test.each([
  ['capitalGainsRate', '26 U.S.C. 1(h)(1)(D)', 'https://www.law.cornell.edu/uscode/text/26/1'],
  ['identificationCount', '26 CFR 1.1031(k)-1(c)(4)(i)(A)', 'https://www.law.cornell.edu/cfr/text/26/1.1031(k)-1'],
  ['netWorthMinimum', '17 CFR 230.501(a)(5)', 'https://www.law.cornell.edu/cfr/text/17/230.501'],
  ['disasterPostponement', 'Rev. Proc. 2018-58, sec. 17.02', 'https://www.irs.gov/pub/irs-drop/rp-18-58.pdf'],
  ['juneYearCorporation', 'P.L. 114-41, sec. 2006(a)(3)(B)', 'https://www.govinfo.gov/link/plaw/114/public/41'],
] as const)('%s leads to %s', (name, label, href) => {
  expect(figure(name).sources[0]).toEqual({ label, href })
})

test('what the market publishes is read in works with an address, none of them a forum', () => {
  const market = figureGroups().find(({ id }) => id === 'market')?.figures ?? []
  expect(market.length).toBeGreaterThanOrEqual(11)
  for (const { name, sources } of market)
    for (const source of sources) {
      expect(source.typicalTerms ?? /^https:\/\/[^/]+\/./.test(source.href ?? ''), `${name}: ${source.label}`).toBe(
        true,
      )
      expect(source.href ?? '', name).not.toMatch(/biggerpockets|reddit|quora|forum/)
    }
  expect(figure('dstUpFrontCosts').sources).toEqual([
    {
      label: 'LegalClarity, “DST Fees Breakdown: Upfront, Ongoing, and Exit Costs”',
      href: 'https://legalclarity.org/dst-fees-breakdown-upfront-ongoing-and-exit-costs/',
    },
  ])
})

test('no source is called by the bare name of a website', () => {
  const labels = figures.flatMap(({ sources }) => sources).map(({ label }) => label)
  expect(labels.filter((label) => /\b[\w-]+\.(?:com|org|net|gov)\b/.test(label))).toEqual([])
})

test('what rests on pages of the repository is said in words', () => {
  expect(figure('amountStep').sources).toEqual([{ label: 'Stated by this site' }])
  expect(figure('dstInvestorCap').sources).toEqual([{ label: 'Usual terms of DSTs, as published', typicalTerms: true }])
  expect(figures.flatMap(({ sources }) => sources).filter(({ label }) => label.includes('docs/'))).toEqual([])
})

describe('the list of changes', () => {
  test('has the newest change first, each of figures that are there', () => {
    const dates = figureChanges.map(({ date }) => date)
    expect(dates.length).toBeGreaterThanOrEqual(5)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(figureChanges.filter(({ names }) => names.length === 0)).toEqual([])
  })

  test('names every change: when this turns red, add a line for it and take over what stands here now', () => {
    const values = Object.entries(parameters).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    const digest = createHash('sha256').update(values.toSorted().join('\n')).digest('hex').slice(0, 12)
    expect([figureChanges[0]?.date, digest]).toEqual(['2026-11-30', '93f8466da646'])
  })
})
