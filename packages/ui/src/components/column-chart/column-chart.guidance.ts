import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Amounts over steps of time.'],
  avoid: ['Two amounts: use BarComparison.', 'Days of a deadline: use DayLine.'],
  keyboard: [],
  name: 'The title, with a text alternative; the figures follow as a table.',
}
