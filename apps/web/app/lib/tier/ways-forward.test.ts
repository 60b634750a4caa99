import { describe, expect, test } from 'vitest'
import { waysForward, type Situation } from './ways-forward.ts'

const fitting: Situation = { tier: 'gold', accredited: 'yes', mortgageBracket: '<25%', saleStatus: 'lt3mo' }
const hrefs = (differing: Partial<Situation>) => waysForward({ ...fitting, ...differing }).map(({ href }) => href)

describe('the ways forward', () => {
  test('are none for those whom the usual way fits', () => {
    expect(hrefs({})).toEqual([])
    expect(hrefs({ tier: 'silver', mortgageBracket: '25-50%' })).toEqual([])
  })

  test.each([
    [{ tier: 'bronze' }, ['/ways/getting-ready']],
    [{ tier: 'nurtured' }, ['/ways/getting-ready']],
    [{ accredited: 'no' }, ['/ways/not-accredited']],
    [{ accredited: 'notSure' }, ['/accreditation']],
    [{ mortgageBracket: '50-75%' }, ['/ways/high-loan']],
    [{ mortgageBracket: '>75%' }, ['/ways/high-loan']],
    [{ saleStatus: 'active' }, ['/ways/after-closing']],
    [
      { tier: 'nurtured', accredited: 'no', mortgageBracket: '>75%' },
      ['/ways/getting-ready', '/ways/not-accredited', '/ways/high-loan'],
    ],
  ] satisfies [Partial<Situation>, string[]][])('of %j are %j', (differing, expected) => {
    expect(hrefs(differing)).toEqual(expected)
  })
})
