import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['An action on this page: send, open, save.', 'One primary button per view; the others are secondary or quiet.'],
  avoid: [
    'Going to another page: use LinkButton or TextLink.',
    'A button that is silently disabled: give `disabledReason`, so that people learn why.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter or Space', does: 'Presses it.' },
  ],
  name: 'Its text. While busy, `busyLabel` takes its place and the focus stays.',
}
