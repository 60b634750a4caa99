import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['One choice of a few, all of them in view.'],
  avoid: ['More than about seven: use Select or NativeSelect.', 'Yes or no to one thing: use Checkbox.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow keys', does: 'Move the choice within the group.' },
    { keys: 'Space', does: 'Chooses the one in focus.' },
  ],
  name: '`legend` names the group; the hint and the error belong to it.',
}
