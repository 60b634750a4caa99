import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: [
    'Parts of a public page, each worth an address. It works before scripts and without them.',
    'Many parts: as a rail.',
  ],
  avoid: ['Settings that share one form and its unsaved changes: use Tabs.', 'Other pages: use links.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow keys', does: 'Open the next or the previous part, around the ends.' },
    { keys: 'Home, End', does: 'Open the first or the last part.' },
    { keys: 'Space', does: 'Opens the part in focus.' },
  ],
  name: '`label` names the row; each panel is named by its tab.',
}
