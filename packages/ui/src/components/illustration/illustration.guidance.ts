import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['One drawing for a page or an empty place.'],
  avoid: ['Figures: use a chart.', 'In a row of controls: use Icon.'],
  keyboard: [],
  name: 'Hidden from screen readers; `label` gives it a spoken name.',
}
