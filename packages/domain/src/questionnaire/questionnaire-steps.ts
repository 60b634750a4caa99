import type { QuestionnaireStep } from './question.ts'
import { confirmationStep } from './step-confirmation.ts'
import { experienceStep } from './step-experience.ts'
import { goalsStep } from './step-goals.ts'
import { propertyStep } from './step-property.ts'
import { qualificationStep } from './step-qualification.ts'

/** The five steps of the wizard, in order. */
export const questionnaireSteps: readonly QuestionnaireStep[] = [
  qualificationStep,
  goalsStep,
  propertyStep,
  experienceStep,
  confirmationStep,
]
