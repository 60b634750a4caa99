import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['An action on this page: send, open, save.', 'One primary button a view; the others are secondary or quiet.'],
  avoid: [
    'Going to another page: use LinkButton or TextLink.',
    'A button that is silently disabled: give `disabledReason`, so that people learn why.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, and on.' },
    { keys: 'Enter or Space', does: 'Presses it.' },
  ],
  name: 'Its words. While busy, `busyLabel` takes their place and the focus stays.',
}
