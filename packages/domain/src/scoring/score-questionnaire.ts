import { displayScoreRange, scoringPoints } from '../parameters/scoring.ts'
import { answerLabel, questionLabels } from '../questionnaire/answer-labels.ts'
import type { AnswerValue, QuestionnaireAnswers, QuestionName } from '../answers/answer-values.ts'

/** A question whose answer changes the score. */
export type ScoredQuestion = Exclude<QuestionName, 'location' | 'propertyType'>

/** The points of one answer, and the lowest and highest points of any answer to its question. */
export interface Criterion {
  readonly question: ScoredQuestion
  readonly label: string
  readonly answer: AnswerValue<ScoredQuestion>
  readonly answerLabel: string
  readonly points: number
  readonly minimum: number
  readonly maximum: number
}

/** A score with the reasons for it. */
export interface QuestionnaireScore {
  /** The raw sum, from -13 to 118: the figure to store and to derive the tier from. */
  readonly score: number
  /** The same, clamped to 0 to 100: the figure to show with "/100". */
  readonly displayScore: number
  readonly criteria: readonly Criterion[]
}

/** The questions that affect the score, in the order of the wizard. */
export const scoredQuestions = [
  'accredited',
  'saleStatus',
  'equityBracket',
  'horizon',
  'returnNeed',
  'passiveImportance',
  'mortgageBracket',
  'prior1031',
  'qiReady',
  'riskBehavior',
] as const satisfies readonly ScoredQuestion[]

/** The answers that affect the score. Location, property type and the acknowledgement can be present without effect. */
export type ScoredAnswers = Pick<QuestionnaireAnswers, ScoredQuestion>

/**
 * Adds up the points of a complete set of answers, in whole points, and breaks them down by question.
 * Total over the accepted answers; never fails.
 * @source docs/product/scoring-and-tiers.md#points; parameter `scoringPoints`
 */
export function scoreQuestionnaire(answers: ScoredAnswers): QuestionnaireScore {
  const criteria = scoredQuestions.map((question) => criterion(question, answers[question]))
  const score = criteria.reduce((sum, { points }) => sum + points, 0)
  return { score, displayScore: displayScore(score), criteria }
}

/**
 * A raw score as it is shown with "/100", in points: clamped to 0 to 100.
 * @source parameter `displayScoreRange`
 */
export function displayScore(score: number): number {
  const { from, to } = displayScoreRange
  return Math.min(to, Math.max(from, score))
}

function criterion<Name extends ScoredQuestion>(question: Name, answer: AnswerValue<Name>): Criterion {
  const points = scoringPoints[question]
  if (!Object.hasOwn(points, answer)) throw new TypeError(`no answer to ${question}: ${answer}`)
  return {
    question,
    label: questionLabels[question],
    answer,
    answerLabel: answerLabel(question, answer),
    points: points[answer],
    minimum: Math.min(...Object.values<number>(points)),
    maximum: Math.max(...Object.values<number>(points)),
  }
}
