import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Beside words that say the same, to be found faster.'],
  avoid: ['In place of words, unless `label` names it.', 'Decoration on its own: use Illustration.'],
  keyboard: [],
  name: 'Hidden from screen readers; `label` gives it a spoken name.',
}
