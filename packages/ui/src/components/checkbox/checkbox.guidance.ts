import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A consent, or a choice that a form sends.'],
  avoid: [
    'A setting that takes effect at once: use Switch.',
    'One of several: use RadioGroup.',
    'A consent that is ticked beforehand: never.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Space', does: 'Ticks it or clears it.' },
  ],
  name: '`label`; the hint and the error are read after it.',
}
