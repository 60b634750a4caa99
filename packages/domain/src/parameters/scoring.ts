import type { AnswerValue, QuestionName } from '../answers/answer-values.ts'
import type { Range } from './range.ts'

/** Questions whose answers have points. */
export type ScoredName = Exclude<QuestionName, 'location' | 'propertyType'>

/** The points of every answer of every such question. */
export type PointTable = { readonly [Name in ScoredName]: Readonly<Record<AnswerValue<Name>, number>> }

/** Points for each answer of the questionnaire (points). */
export const scoringPoints: PointTable = {
  accredited: { yes: 20, notSure: 10, no: -20 },
  saleStatus: { active: 20, lt3mo: 20, '3-6mo': 15, '6-12mo': 10, ownNoSale: 5, none: 0 },
  equityBracket: { '<100': 0, '100-249': 5, '250-499': 10, '500-999': 20, '>=1000': 25 },
  horizon: { '<5 years': 5, '5-10 years': 10, '10+ years': 10 },
  returnNeed: { '<= 6%': 10, '6.1%-8%': 8, '8.1%-10%': 5, '> 10%': 2 },
  passiveImportance: { 1: 2, 2: 4, 3: 6, 4: 8, 5: 10 },
  mortgageBracket: { '<25%': 15, '25-50%': 10, '50-75%': 5, '>75%': 0 },
  prior1031: { yes: 3, no: 0 },
  qiReady: { yes: 3, no: 0 },
  riskBehavior: { Conservative: -2, Moderate: 0, Adventurous: 2 },
}

/** Lowest and highest score shown beside "/100" (points). */
export const displayScoreRange: Range = { from: 0, to: 100 }
