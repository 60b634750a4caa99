import { describe, expect, test } from 'vitest'
import { waysPages } from './index.ts'

const pages = Object.entries(waysPages)

describe('the ways forward', () => {
  test('exist for two situations', () => {
    expect(pages.map(([situation]) => situation)).toEqual(['not-accredited', 'getting-ready'])
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
