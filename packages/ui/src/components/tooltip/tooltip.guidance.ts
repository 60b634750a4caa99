import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A word of help beside a control that has a name already.'],
  avoid: ['What people need to act: write it as a hint.', 'Links or buttons inside it.'],
  keyboard: [
    { keys: 'Tab', does: 'To the control: shows it.' },
    { keys: 'Escape', does: 'Hides it.' },
  ],
  name: 'A description of the control, after its own name.',
}
