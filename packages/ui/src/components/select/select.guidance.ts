import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['One choice of a longer list behind the sign-in, drawn like the controls around it.'],
  avoid: [
    'Public pages: use NativeSelect, which needs no script.',
    'Up to five choices that people compare: use RadioGroup.',
    'Actions: use buttons or links.',
  ],
  keyboard: [
    { keys: 'Enter, Space or Arrow keys', does: 'Open the list.' },
    { keys: 'Arrow keys, Home, End', does: 'Move within the list.' },
    { keys: 'Any letter', does: 'Moves to what begins with it; starts over after one second.' },
    { keys: 'Enter', does: 'Chooses.' },
    { keys: 'Escape', does: 'Closes the list without a change.' },
  ],
  name: '`label`, then what is chosen; the hint and the error are read after it.',
}
