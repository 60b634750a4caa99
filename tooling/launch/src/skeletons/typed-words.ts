/** What a person types for a part of the design system, with characters that have to be quoted. */
export const told = [
  '--is',
  'A fee with its reason.',
  '--use',
  'A fee, it’s said.',
  '--avoid',
  "A message: don't, use Banner.",
]

const figure = {
  subject: 'flow',
  unit: 'days',
  value: '1500',
  label: "Days in which a fee's due",
  source: 'docs/product/limits.md#drafts',
  page: 'docs/product/limits.md#drafts',
}

/** What a person types for a parameter. */
export const parameter = (name: string, changes: Partial<typeof figure> = {}) => [
  'parameter',
  name,
  ...Object.entries({ ...figure, ...changes }).flatMap(([option, value]) => [`--${option}`, value]),
]
