import { describe, expect, test } from 'vitest'
import { bandLabel, tierBands } from './tier-bands.ts'

describe('score scale', () => {
  test('starts the tiers at 0, 20, 50 and 80', () => {
    expect(tierBands.map(({ from, label }) => `${label} ${from}`)).toEqual([
      'Getting ready 0',
      'Bronze 20',
      'Silver 50',
      'Gold 80',
    ])
  })

  test.each([
    [0, '0 of 100: Getting ready, which starts at 0. Bronze starts at 20.'],
    [49, '49 of 100: Bronze, which starts at 20. Silver starts at 50.'],
    [50, '50 of 100: Silver, which starts at 50. Gold starts at 80.'],
    [100, '100 of 100: Gold, which starts at 80.'],
  ])('says the place of %d in words', (score, words) => {
    expect(bandLabel(score)).toBe(words)
  })
})
