import { describe, expect, test } from 'vitest'
import { waysForward, type Situation } from './ways-forward.ts'

const fitting: Situation = { tier: 'gold', accredited: 'yes', mortgageBracket: '<25%', saleStatus: 'lt3mo' }
const all = (differing: Partial<Situation>) => waysForward({ ...fitting, ...differing }).map(({ href }) => href)
const readNext = {
  gold: ['/answers/read-the-memorandum', '/answers/look-up'],
  silver: ['/answers/dst-costs', '/answers/look-up'],
  bronze: ['/answers/sell-or-exchange', '/answers/exchange-step-by-step'],
  nurtured: ['/answers/sell-or-exchange', '/answers/tax-on-sale'],
} as const
const hrefs = (differing: Partial<Situation>) => all(differing).slice(0, -2)

describe('the ways forward', () => {
  test.each(['gold', 'silver', 'bronze', 'nurtured'] as const)('end for %s with what they read next', (tier) => {
    expect(all({ tier }).slice(-2)).toEqual(readNext[tier])
  })

  test('are no others for those whom the usual way fits', () => {
    expect(hrefs({})).toEqual([])
    expect(hrefs({ tier: 'silver', mortgageBracket: '25-50%' })).toEqual([])
  })

  test.each([
    [{ tier: 'bronze' }, ['/ways/getting-ready']],
    [{ tier: 'nurtured' }, ['/ways/getting-ready']],
    [{ accredited: 'no' }, ['/ways/not-accredited']],
    [{ accredited: 'notSure' }, ['/accreditation']],
    [{ mortgageBracket: '50-75%' }, ['/answers/high-loan']],
    [{ mortgageBracket: '>75%' }, ['/answers/high-loan']],
    [{ saleStatus: 'active' }, ['/answers/sale-closed']],
    [
      { tier: 'nurtured', accredited: 'no', mortgageBracket: '>75%' },
      ['/ways/getting-ready', '/ways/not-accredited', '/answers/high-loan'],
    ],
  ] satisfies [Partial<Situation>, string[]][])('of %j are %j', (differing, expected) => {
    expect(hrefs(differing)).toEqual(expected)
  })
})
