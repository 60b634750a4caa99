import type { QuestionnaireStep } from './question.ts'

/**
 * Builds a step. The annotation lets a bundler drop the texts from pages that need only the answer values.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineStep(build: () => QuestionnaireStep): QuestionnaireStep {
  return build()
}
