import type { QuestionnaireStep } from './question'
import { confirmationStep } from './step-confirmation'
import { experienceStep } from './step-experience'
import { goalsStep } from './step-goals'
import { propertyStep } from './step-property'
import { qualificationStep } from './step-qualification'

/** The five steps of the wizard, in order. */
export const questionnaireSteps: readonly QuestionnaireStep[] = [
  qualificationStep,
  goalsStep,
  propertyStep,
  experienceStep,
  confirmationStep,
]
