import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['What an amount is made of, when some parts add and others take away.'],
  avoid: ['Parts that only add: use BarComparison.', 'Amounts over steps of time: use ColumnChart or LineChart.'],
  keyboard: [],
  name: 'The title, with a text alternative; the figures follow as a table.',
}
