import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastPairs as pairs } from '../../scripts/contrast-pairs.ts'
import { contrast, readTokens } from '../../scripts/contrast.ts'

const tokens = readTokens(readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8'))
test.each(['light', 'dark'] as const)('every pair of tokens that meet has its contrast in the %s scheme', (scheme) => {
  const low = pairs
    .map(([ink, surface, least]) => ({
      pair: `${ink} on ${surface}`,
      least,
      found: Math.floor(contrast(tokens, scheme, ink, surface) * 100) / 100,
    }))
    .filter(({ found, least }) => found < least)
  expect(low).toEqual([])
  expect(pairs.length).toBeGreaterThanOrEqual(84)
})

test('contrast is that of WCAG: 21 for black on white, 4.54 for #767676 on white', () => {
  const samples = readTokens(
    '--black: light-dark(#000000, #ffffff); --white: light-dark(#ffffff, #000000); --gray: light-dark(#767676, ' +
      '#767676);',
  )
  expect(contrast(samples, 'light', 'black', 'white')).toBeCloseTo(21, 5)
  expect(contrast(samples, 'light', 'gray', 'white')).toBeCloseTo(4.54, 2)
  expect(contrast(samples, 'dark', 'gray', 'white')).toBeCloseTo(4.62, 2)
})

test('a name that is no token is a mistake in the table', () => {
  expect(() => contrast(tokens, 'light', 'ink', 'papyrus')).toThrow('papyrus')
})
