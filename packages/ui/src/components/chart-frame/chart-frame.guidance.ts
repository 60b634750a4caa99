import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Around a drawing of your own that shows figures.'],
  avoid: ['BarComparison and ColumnChart bring it along.', 'A drawing without figures: use Illustration.'],
  keyboard: [],
  name: 'The title; the drawing is hidden, its text alternative and its table are read.',
}
