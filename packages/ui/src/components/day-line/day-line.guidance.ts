import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Days that are counted from one start, drawn to scale.'],
  avoid: ['Steps without dates: use Timeline.'],
  keyboard: [],
  name: 'Its list of days; the drawing is hidden from screen readers.',
}
