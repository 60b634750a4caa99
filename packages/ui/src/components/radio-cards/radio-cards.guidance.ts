import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['One choice of two to six that need room to be told apart.'],
  avoid: ['Short words in a row: use RadioGroup.', 'More than about seven: use Select or NativeSelect.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, and on.' },
    { keys: 'Arrow keys', does: 'Move the choice within the group.' },
    { keys: 'Space', does: 'Chooses the one in focus.' },
  ],
  name: '`legend` names the group, `label` each choice.',
}
