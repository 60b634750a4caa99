import { displayScoreRange, scoringPoints } from '../parameters/scoring.ts'
import { answerLabel, questionLabels } from '../questionnaire/answer-labels.ts'
import {
  answerValues,
  type AnswerValue,
  type QuestionName,
  type QuestionnaireAnswers,
} from '../questionnaire/answer-values.ts'

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
  const criteria: InOrder<typeof scoredQuestions> = [
    criterionOf(criterionTable.accredited, answers.accredited),
    criterionOf(criterionTable.saleStatus, answers.saleStatus),
    criterionOf(criterionTable.equityBracket, answers.equityBracket),
    criterionOf(criterionTable.horizon, answers.horizon),
    criterionOf(criterionTable.returnNeed, answers.returnNeed),
    // A rating counts from 1.
    criterionTable.passiveImportance[answers.passiveImportance - 1] as CriterionOf<'passiveImportance'>,
    criterionOf(criterionTable.mortgageBracket, answers.mortgageBracket),
    criterionOf(criterionTable.prior1031, answers.prior1031),
    criterionOf(criterionTable.qiReady, answers.qiReady),
    criterionOf(criterionTable.riskBehavior, answers.riskBehavior),
  ]
  const score = criteria.reduce((sum, { points }) => sum + points, 0)
  return { score, displayScore: displayScore(score), criteria }
}

/**
 * A raw score as it is shown with "/100", in points: clamped to 0 to 100.
 * @source parameter `displayScoreRange`
 */
export function displayScore(score: number): number {
  const { from, to } = displayScoreRange.value
  return Math.min(to, Math.max(from, score))
}

type CriterionOf<Name extends ScoredQuestion> = Criterion & { readonly question: Name }
type CriterionTable = { readonly [Name in ScoredQuestion]: readonly CriterionOf<Name>[] }
type InOrder<Names extends readonly ScoredQuestion[]> = { [Place in keyof Names]: CriterionOf<Names[Place]> }

// All that there can be, made once: an answer chooses one, and nothing else in it depends on a person.
const criterionTable = /* @__PURE__ */ everyCriterion()

// To compare the few texts that there are takes less time than to look one up.
function criterionOf<Name extends ScoredQuestion>(
  criteria: readonly CriterionOf<Name>[],
  answer: AnswerValue<Name> & string,
): CriterionOf<Name> {
  for (let place = 0; place < criteria.length; place += 1) {
    const criterion = criteria[place]
    if (criterion?.answer === answer) return criterion
  }
  throw new TypeError(`no answer to a question: ${answer}`)
}

function everyCriterion(): CriterionTable {
  const criteria = scoredQuestions.map((question) => [question, criteriaOf(question)] as const)
  return Object.fromEntries(criteria) as unknown as CriterionTable
}

function criteriaOf<Name extends ScoredQuestion>(question: Name): CriterionOf<Name>[] {
  const points = scoringPoints.value[question]
  const label = questionLabels[question]
  const minimum = Math.min(...Object.values<number>(points))
  const maximum = Math.max(...Object.values<number>(points))
  const answers: readonly AnswerValue<Name>[] = answerValues[question]
  return answers.map((answer) => ({
    question,
    label,
    answer,
    answerLabel: answerLabel(question, answer),
    points: points[answer],
    minimum,
    maximum,
  }))
}
