import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Several amounts that together must stay within a limit, above a table of the same figures.'],
  avoid: ['Two ways side by side: use BarComparison.', 'A position among thresholds: use ScoreScale.'],
  keyboard: [],
  name: 'The title, with a text alternative; the drawing is hidden.',
}
