import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Two or three amounts on one scale.'],
  avoid: ['A trend over time: use ColumnChart.', 'One figure: use Stat.'],
  keyboard: [],
  name: 'The title, with a text alternative; the figures follow as a table.',
}
