import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['News of something that the person has just done and need not answer.'],
  avoid: [
    'An error that the person has to fix: use Banner or ErrorSummary.',
    'Anything that must be read: it disappears by itself.',
  ],
  keyboard: [
    { keys: 'F8', does: 'Moves the focus to it.' },
    { keys: 'Escape', does: 'Dismisses it.' },
  ],
  name: 'Its title, announced when it appears.',
}
