import { expect, test } from 'vitest'
import { qualifiesForConsultation, tierForScore, tierGuidance, tierLabels, tiers } from './index.ts'

test.each([
  [-13, 'nurtured'],
  [0, 'nurtured'],
  [19, 'nurtured'],
  [20, 'bronze'],
  [21, 'bronze'],
  [49, 'bronze'],
  [50, 'silver'],
  [51, 'silver'],
  [79, 'silver'],
  [80, 'gold'],
  [81, 'gold'],
  [118, 'gold'],
] as const)('a score of %d is %s', (score, tier) => {
  expect(tierForScore(score)).toBe(tier)
})

test('only gold and silver may ask for a consultation', () => {
  expect(tiers.map((tier) => [tier, qualifiesForConsultation(tier)])).toEqual([
    ['gold', true],
    ['silver', true],
    ['bronze', false],
    ['nurtured', false],
  ])
})

test('every tier has a name', () => {
  expect(tiers.map((tier) => tierLabels[tier])).toEqual(['Gold', 'Silver', 'Bronze', 'Getting ready'])
})

test('the guidance says what to do next', () => {
  expect(tierGuidance.gold).toContain('You may schedule a consultation')
  expect(tierGuidance.gold).not.toContain('24 hours')
  expect(tierGuidance.silver).toBe(tierGuidance.gold)
  expect(tierGuidance.bronze).toBe('Continue building your qualifications and exploring our educational resources.')
  expect(tierGuidance.nurtured).toBe('Build your qualifications and learn about DSTs.')
})
