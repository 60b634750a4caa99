import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A password, present or new.'],
  avoid: ['A one-time code: use TextField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter or Space', does: 'On the toggle: shows the password or hides it.' },
  ],
  name: '`label`; the toggle has a name of its own that says what pressing it does.',
}
