import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['One figure that matters, with its label.'],
  avoid: ['Figures to compare: use DataTable or a chart.'],
  keyboard: [],
  name: 'The label, then the figure.',
}
