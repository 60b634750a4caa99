import {
  answerValues,
  questionnaireSteps,
  type QuestionnaireDraft,
  type QuestionnaireField,
  type StepNumber,
} from '@dst/domain/questionnaire'
import { validateQuestionnaireStep } from '@dst/domain/validation'

const fields: readonly string[] = questionnaireSteps.flatMap(({ questions }) => questions.map(({ name }) => name))

/** The draft with one more answer; unchanged when the question does not accept it. */
export function withAnswer(draft: QuestionnaireDraft, field: QuestionnaireField, answer: unknown): QuestionnaireDraft {
  if (!accepts(field, answer)) return draft
  // The acknowledgement was given for the answers as they stood.
  return { ...draft, truthfulAcknowledgement: undefined, [field]: answer }
}

/** Of what was kept, the answers that the questions accept today. */
export function acceptedAnswers(kept: unknown): QuestionnaireDraft {
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.entries(kept).reduce<QuestionnaireDraft>(
    (draft, [field, answer]: [string, unknown]) =>
      isField(field) && accepts(field, answer) ? { ...draft, [field]: answer } : draft,
    {},
  )
}

/** The step to show when the address asks for one: never beyond the first that still lacks an answer. */
export function reachableStep(draft: QuestionnaireDraft, wanted: number): StepNumber {
  const target = Number.isInteger(wanted) ? wanted : 1
  for (const { number } of questionnaireSteps) {
    if (number >= target || validateQuestionnaireStep(number, draft).length > 0) return number
  }
  return 5
}

function accepts(field: QuestionnaireField, answer: unknown): boolean {
  if (field === 'truthfulAcknowledgement') return typeof answer === 'boolean'
  const accepted: readonly unknown[] = answerValues[field]
  return accepted.includes(answer)
}

function isField(name: string): name is QuestionnaireField {
  return fields.includes(name)
}
