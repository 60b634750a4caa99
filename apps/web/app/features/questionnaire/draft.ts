import { answerValues, questionnaireSteps, type QuestionnaireDraft, type QuestionnaireField, type StepNumber } from '@dst/domain/questionnaire'
import { validateQuestionnaireStep } from '@dst/domain/validation'

const fields: readonly string[] = questionnaireSteps.flatMap(({ questions }) => questions.map(({ name }) => name))

/** The draft with one more answer; unchanged when the question does not accept it. */
export function withAnswer(draft: QuestionnaireDraft, field: QuestionnaireField, answer: unknown): QuestionnaireDraft {
  if (!accepts(field, answer)) return draft
  // The acknowledgement was given for the answers as they stood.
  return { ...draft, truthfulAcknowledgement: undefined, [field]: answer }
}

/** The draft as text, with the address of the person who gave the answers. */
export function writeDraft(owner: string, draft: QuestionnaireDraft): string {
  return JSON.stringify({ owner, answers: draft })
}

/** The answers that a person left; empty when there are none, they are another person's, or no longer accepted. */
export function readDraft(stored: string | undefined, owner: string): QuestionnaireDraft {
  const parsed = parse(stored)
  if (!isRecord(parsed) || parsed['owner'] !== owner || !isRecord(parsed['answers'])) return {}
  return Object.entries(parsed['answers']).reduce<QuestionnaireDraft>(
    (draft, [field, answer]) => (isField(field) && accepts(field, answer) ? { ...draft, [field]: answer } : draft),
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function parse(stored: string | undefined): unknown {
  try {
    return stored === undefined ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}
