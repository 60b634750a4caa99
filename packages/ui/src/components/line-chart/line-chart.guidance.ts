import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Two or three amounts that change over the same steps of time.', 'How far one of them could go: its band.'],
  avoid: ['Amounts with parts: use ColumnChart.', 'Two amounts at one time: use BarComparison.'],
  keyboard: [],
  name: 'The title, with a text alternative; the figures follow as a table.',
}
