import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Several questions of which a reader wants one at a time.'],
  avoid: [
    'One block of extra words: use Disclosure.',
    'Panels of equal weight that people compare: use Tabs or show all of them.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, and on.' },
    { keys: 'Enter or Space', does: 'Opens the entry or closes it; another open one closes.' },
  ],
  name: 'The words of each entry’s own line.',
}
