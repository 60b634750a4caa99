import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Steps in their order, with words for each.'],
  avoid: ['Days drawn to scale: use DayLine.', 'Where one stands in a form: use ProgressSteps.'],
  keyboard: [],
  name: 'An ordered list; the headings of the steps are its outline.',
}
