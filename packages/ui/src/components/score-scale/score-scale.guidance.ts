import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A score among the thresholds that give it its meaning.'],
  avoid: ['Progress: use ProgressSteps.', 'A figure alone: use Stat.'],
  keyboard: [],
  name: '`summary` says in words where the score stands; the drawing is hidden.',
}
