import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Several questions that readers open one at a time.'],
  avoid: [
    'One block of extra words: use Disclosure.',
    'Panels of equal weight that people compare: use Tabs or show all of them.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter or Space', does: 'Opens the entry or closes it; another open one closes.' },
  ],
  name: 'The text of each entry’s own line.',
}
