import { describe, expect, test } from 'vitest'
import { waysPages } from './index.ts'

const pages = Object.entries(waysPages)

/**
 * The section 1031 formula with cash and debt: boot is what is not reinvested or replaced, taxed up to the gain.
 */
function taxedNow({ cash, newDebt }: { cash: number; newDebt: number }) {
  const sale = { exchangeCash: 500_000, debt: 1_500_000, gain: 1_205_128 }
  const added = Math.max(0, cash - sale.exchangeCash)
  const boot = Math.max(0, sale.exchangeCash - cash) + Math.max(0, sale.debt - newDebt - added)
  return [boot, Math.min(sale.gain, boot)].map((amount) => `$${amount.toLocaleString('en-US')}`)
}

describe('the ways forward', () => {
  test('exist for four situations', () => {
    expect(pages.map(([situation]) => situation)).toEqual([
      'not-accredited',
      'getting-ready',
      'after-closing',
      'high-loan',
    ])
  })

  test.each(pages)('of %s are several, and none stands without its costs and its limits', (_, { ways }) => {
    expect(ways.length).toBeGreaterThanOrEqual(5)
    expect(ways.filter(({ costs, limits }) => costs.length < 10 || limits.length < 20)).toEqual([])
  })

  test.each(pages)('of %s lead on, and say that they are no advice', (_, { next, notice }) => {
    expect(next).toHaveLength(3)
    expect(notice).toContain('not tax, legal or investment advice')
  })

  test.each(pages)('of %s are described in a length that search engines show whole', (_, { description }) => {
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  test('count as many ways as their headings say', () => {
    const words = { Five: 5, Six: 6, Seven: 7 } as const
    for (const [, { waysHeading, ways }] of pages) {
      const named = Object.entries(words).find(([word]) => waysHeading.startsWith(word))
      if (named !== undefined) expect(ways).toHaveLength(named[1])
    }
  })
})

test('the example of a high loan is computed by the rules of boot', () => {
  const rows = waysPages['high-loan'].before
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows : []))
  expect(rows.map(({ cells }) => cells)).toEqual([
    taxedNow({ cash: 500_000, newDebt: 1_500_000 }),
    taxedNow({ cash: 500_000, newDebt: 500_000 }),
    taxedNow({ cash: 500_000, newDebt: 0 }),
    taxedNow({ cash: 2_000_000, newDebt: 0 }),
  ])
})

test('money that an intermediary holds is not said to be at hand', () => {
  const lapse = waysPages['after-closing'].ways.find(({ id }) => id === 'let-it-lapse')
  expect(lapse?.limits).toContain('Treasury Regulation 1.1031(k)-1(g)(6)')
  expect(lapse?.limits).toContain('until day 45 is over if you named nothing')
})
