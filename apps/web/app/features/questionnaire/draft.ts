import {
  answerValues,
  questionnaireSteps,
  type QuestionnaireDraft,
  type QuestionnaireField,
  type StepNumber,
} from '@dst/domain/questionnaire'
import { validateQuestionnaireStep } from '@dst/domain/validation'

const fields: readonly string[] = questionnaireSteps.flatMap(({ questions }) => questions.map(({ name }) => name))

/** The draft with one more answer; unchanged if the question doesn't accept it. */
export function withAnswer(draft: QuestionnaireDraft, field: QuestionnaireField, answer: unknown): QuestionnaireDraft {
  if (!accepts(field, answer)) return draft
  // The acknowledgment applied to the previous answers.
  return { ...draft, truthfulAcknowledgement: undefined, [field]: answer }
}

/** The answers of a stored draft that the current questions accept. */
export function acceptedAnswers(stored: unknown): QuestionnaireDraft {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.entries(stored).reduce<QuestionnaireDraft>(
    (draft, [field, answer]: [string, unknown]) =>
      isField(field) && accepts(field, answer) ? { ...draft, [field]: answer } : draft,
    {},
  )
}

/** The step to show when the URL asks for one: at most the first that still lacks an answer. */
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
