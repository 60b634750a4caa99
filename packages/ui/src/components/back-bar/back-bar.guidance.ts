import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A page below another one: the way back.'],
  avoid: ['Top-level pages, which the navigation bar reaches.', 'Steps of a form: use ProgressSteps.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'A navigation landmark with its own label.',
}
