import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A setting that is on or off.'],
  avoid: ['A consent or an answer in a form: use Checkbox.', 'One of two named things: use RadioGroup.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Space', does: 'Turns it on or off.' },
  ],
  name: '`label`; the hint is read after it.',
}
