import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Steps in order, with an explanation of each.'],
  avoid: ['Days drawn to scale: use DayLine.', 'Progress through a form: use ProgressSteps.'],
  keyboard: [],
  name: 'An ordered list; the headings of the steps are its outline.',
}
