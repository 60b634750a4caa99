import {
  answerLabel,
  questionLabels,
  questionNames,
  type QuestionName,
  type QuestionnaireDraft,
} from '@dst/domain/questionnaire'

/** The label of an answer; a rating on the scale keeps its number. */
export function describeAnswer(question: QuestionName, answers: QuestionnaireDraft): string {
  const answer = answers[question]
  if (answer === undefined) return 'Not answered'
  const words = answerLabel(question, answer)
  return typeof answer === 'number' ? `${answer}: ${words}` : words
}

/** A question whose answer has changed. */
export interface ChangedAnswer {
  name: QuestionName
  question: string
  before: string
  now: string
}

/** The questions whose answers differ, in the order of the wizard. */
export function changedAnswers(before: QuestionnaireDraft, now: QuestionnaireDraft): ChangedAnswer[] {
  return questionNames
    .filter((name) => before[name] !== now[name])
    .map((name) => ({
      name,
      question: questionLabels[name],
      before: describeAnswer(name, before),
      now: describeAnswer(name, now),
    }))
}
