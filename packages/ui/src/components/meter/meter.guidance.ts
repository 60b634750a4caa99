import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['How much of an amount that must be reached is there.', 'With the button that brings it there.'],
  avoid: ['A score among thresholds: use ScoreScale.', 'Progress through steps: use ProgressSteps.'],
  keyboard: [],
  name: '`label`; its value is `amount` and `target` in words, and `status` describes it.',
}
