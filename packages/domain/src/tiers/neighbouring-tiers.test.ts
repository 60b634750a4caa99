import { expect, test } from 'vitest'
import { neighbouringTiers, tierForScore } from './index.ts'

test.each([
  [118, undefined, { tier: 'silver', points: 39 }],
  [80, undefined, { tier: 'silver', points: 1 }],
  [79, { tier: 'gold', points: 1 }, { tier: 'bronze', points: 30 }],
  [50, { tier: 'gold', points: 30 }, { tier: 'bronze', points: 1 }],
  [49, { tier: 'silver', points: 1 }, { tier: 'nurtured', points: 30 }],
  [20, { tier: 'silver', points: 30 }, { tier: 'nurtured', points: 1 }],
  [19, { tier: 'bronze', points: 1 }, undefined],
  [-13, { tier: 'bronze', points: 33 }, undefined],
])('beside a score of %d stand %j above and %j below', (score, above, below) => {
  expect(neighbouringTiers(score)).toEqual({ above, below })
})

test('that many points, and not one fewer, lead to the neighbour', () => {
  let checked = 0
  for (let score = -13; score <= 118; score += 1) {
    const { above, below } = neighbouringTiers(score)
    if (above !== undefined)
      expect([tierForScore(score + above.points), tierForScore(score + above.points - 1)]).toEqual([
        above.tier,
        tierForScore(score),
      ])
    if (below !== undefined)
      expect([tierForScore(score - below.points), tierForScore(score - below.points + 1)]).toEqual([
        below.tier,
        tierForScore(score),
      ])
    checked += 1
  }
  expect(checked).toBe(132)
})
