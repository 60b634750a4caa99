import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['The outcome of a longer task: the figure, what it means, and what to do next.'],
  avoid: ['One figure among others: use Stat.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'The title; give `titleRef` the focus when the result appears.',
}
