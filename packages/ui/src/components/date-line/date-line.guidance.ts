import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Dates of one person, between a first and a last day.'],
  avoid: ['Days that are the same for everybody: use DayLine.', 'Steps without dates: use Timeline.'],
  keyboard: [],
  name: '`title`; the drawing is hidden from screen readers, which hear `summary` instead.',
}
