const sheets = ['surface', 'surface-raised', 'surface-sunken']
const tones = ['positive', 'caution', 'negative', 'info', 'tier-gold', 'tier-silver', 'tier-bronze', 'tier-nurtured']

/** Foreground and background pairs with their minimum contrast (WCAG 2.2: 1.4.6 for body text, 1.4.3, 1.4.11). */
export const contrastPairs: readonly (readonly [ink: string, surface: string, least: number])[] = [
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
