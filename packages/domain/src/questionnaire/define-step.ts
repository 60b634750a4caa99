import type { QuestionnaireStep } from './question'

/**
 * Builds a step. The annotation lets a bundler leave the texts out where a page needs only the answer values.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineStep(build: () => QuestionnaireStep): QuestionnaireStep {
  return build()
}
