import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A password, present or new.'],
  avoid: ['A one-time code: use TextField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, and on.' },
    { keys: 'Enter or Space', does: 'On the toggle: shows the password or hides it.' },
  ],
  name: '`label`; the toggle has words of its own that say what a press does.',
}
