import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['One of two to six choices that need room for an explanation.'],
  avoid: ['Short words in a row: use RadioGroup.', 'More than about seven: use Select or NativeSelect.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow keys', does: 'Move the choice within the group.' },
    { keys: 'Space', does: 'Chooses the one in focus.' },
  ],
  name: '`legend` names the group, `label` each choice.',
}
