import { displayScoreRange, scoringPoints } from '../parameters/scoring'
import { answerLabel, questionLabels } from '../questionnaire/answer-labels'
import type { AnswerValue, QuestionnaireAnswers, QuestionName } from '../questionnaire/answer-values'

/** A question whose answer changes the score. */
export type ScoredQuestion = Exclude<QuestionName, 'location' | 'propertyType'>

/** What one answer added to the score, and the least and the most that any answer to its question adds. */
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
  /** The raw sum, from -13 to 118: the figure to store and to place in a tier. */
  readonly score: number
  /** The same, held between 0 and 100: the figure to show beside "/100". */
  readonly displayScore: number
  readonly criteria: readonly Criterion[]
}

/** The questions that count, in the order of the wizard. */
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

/** The answers that count. Location, property type and the acknowledgement may be present and change nothing. */
export type ScoredAnswers = Pick<QuestionnaireAnswers, ScoredQuestion>

/**
 * Adds up the points of a complete set of answers, in whole points, and says where each came from.
 * Total over the accepted answers; never fails.
 * @source parameter `scoringPoints` (specification section 5, Scoring)
 */
export function scoreQuestionnaire(answers: ScoredAnswers): QuestionnaireScore {
  const criteria = scoredQuestions.map((question) => criterion(question, answers[question]))
  const score = criteria.reduce((sum, { points }) => sum + points, 0)
  return { score, displayScore: displayScore(score), criteria }
}

/**
 * A raw score as it is shown beside "/100", in points: held between 0 and 100.
 * @source parameter `displayScoreRange`
 */
export function displayScore(score: number): number {
  const { from, to } = displayScoreRange.value
  return Math.min(to, Math.max(from, score))
}

function criterion<Name extends ScoredQuestion>(question: Name, answer: AnswerValue<Name>): Criterion {
  const points = scoringPoints.value[question]
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
