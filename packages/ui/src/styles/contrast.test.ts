import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, readTokens } from '../../scripts/contrast.ts'

const tokens = readTokens(readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8'))
const sheets = ['surface', 'surface-raised', 'surface-sunken']
const tones = ['positive', 'caution', 'negative', 'info', 'tier-gold', 'tier-silver', 'tier-bronze', 'tier-nurtured']

/** What stands on what, and the least contrast it needs (WCAG 2.2: 1.4.6 for body text, 1.4.3, 1.4.11). */
const pairs: (readonly [ink: string, surface: string, least: number])[] = [
  ...sheets.flatMap((sheet) => [
    ['ink', sheet, 7] as const,
    ['ink-muted', sheet, 7] as const,
    ['ink-disabled', sheet, 4.5] as const,
    ['accent', sheet, 4.5] as const,
    ['accent-strong', sheet, 4.5] as const,
    ['negative', sheet, 4.5] as const,
    ['caution', sheet, 4.5] as const,
    ['positive', sheet, 4.5] as const,
    ['info', sheet, 4.5] as const,
    ['line-strong', sheet, 3] as const,
    ['rule', sheet, 3] as const,
    ['focus', sheet, 3] as const,
    ['mark-one', sheet, 3] as const,
    ['mark-two', sheet, 3] as const,
    ['mark-three', sheet, 3] as const,
  ]),
  ...tones.flatMap((tone) => [
    [tone, `${tone}-soft`, 4.5] as const,
    ['ink', `${tone}-soft`, 7] as const,
    [tone, 'surface-raised', 3] as const,
  ]),
  ['on-accent', 'accent', 7],
  ['on-accent', 'accent-strong', 7],
  ['on-negative', 'negative', 4.5],
  ['on-negative', 'negative-strong', 4.5],
  ['ink', 'accent-soft', 7],
  ['accent', 'accent-soft', 4.5],
  ['focus', 'accent-soft', 3],
  ['ink-on-cover', 'surface-cover', 7],
  ['ink-muted-on-cover', 'surface-cover', 7],
  ['rule', 'surface-cover', 3],
  ['accent-on-cover', 'surface-cover', 4.5],
  ['on-accent-cover', 'accent-on-cover', 7],
  ['surface-cover', 'ink-on-cover', 7],
  ['focus-on-cover', 'surface-cover', 3],
  ['surface', 'ink', 7],
]

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
    '--black: light-dark(#000000, #ffffff); --white: light-dark(#ffffff, #000000); --gray: light-dark(#767676, #767676);',
  )
  expect(contrast(samples, 'light', 'black', 'white')).toBeCloseTo(21, 5)
  expect(contrast(samples, 'light', 'gray', 'white')).toBeCloseTo(4.54, 2)
  expect(contrast(samples, 'dark', 'gray', 'white')).toBeCloseTo(4.62, 2)
})

test('a name that is no token is a mistake in the table', () => {
  expect(() => contrast(tokens, 'light', 'ink', 'papyrus')).toThrow('papyrus')
})
