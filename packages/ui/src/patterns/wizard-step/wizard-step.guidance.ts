import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['One step of a longer form, with what helps to answer it.'],
  avoid: ['A form that fits on one page: use FormPage.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through the questions, then the actions, then the panel next to them.' }],
  name: 'The title; give `titleRef` the focus when the step changes.',
}
