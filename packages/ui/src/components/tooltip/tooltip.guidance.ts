import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A word of help beside a control that has a name already.'],
  avoid: ['Anything that people need in order to act: write it as a hint.', 'Links or buttons inside it.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the control, which shows it.' },
    { keys: 'Escape', does: 'Hides it.' },
  ],
  name: 'A description of the control, after its own name.',
}
