import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['The outcome of something longer: figure, meaning, way on.'],
  avoid: ['One figure among others: use Stat.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, and on.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'The title; give `titleRef` the focus when the result appears.',
}
