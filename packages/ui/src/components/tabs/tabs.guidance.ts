import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Parts of one page behind the sign-in that share what was typed.'],
  avoid: [
    'A public page: use LinkTabs, whose parts have addresses and need no script.',
    'Steps in an order: use ProgressSteps.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow keys', does: 'Open the next or the previous tab.' },
    { keys: 'Home, End', does: 'Open the first or the last tab.' },
  ],
  name: '`label` names the row; each panel is named by its tab.',
}
