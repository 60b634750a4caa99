import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A page with one message: not found, failed, waiting, done.', 'EmptyState where a list has nothing to show.'],
  avoid: ['A message beside other content: use Banner.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter or Space', does: 'Presses it.' },
  ],
  name: 'The title is the heading of level 1.',
}
