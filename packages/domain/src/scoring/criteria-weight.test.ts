import { expect, test } from 'vitest'
import { criteriaByWeight, decidingCriteria, scoreQuestionnaire, type ScoredAnswers } from './index.ts'

/** 70 points, silver: 20+15+10, 10+8+2, 5, 0+0+0. */
const silver: ScoredAnswers = {
  accredited: 'yes',
  saleStatus: '3-6mo',
  equityBracket: '250-499',
  horizon: '5-10 years',
  returnNeed: '6.1%-8%',
  passiveImportance: 1,
  mortgageBracket: '50-75%',
  prior1031: 'no',
  qiReady: 'no',
  riskBehavior: 'Moderate',
}
const questions = (criteria: ReturnType<typeof criteriaByWeight>) => criteria.map(({ question }) => question)

test('questions rank by the points between their least and most, equal ones in the wizard’s order', () => {
  const { criteria } = scoreQuestionnaire(silver)
  expect(criteriaByWeight(criteria).map(({ question, minimum, maximum }) => [question, maximum - minimum])).toEqual([
    ['accredited', 40],
    ['equityBracket', 25],
    ['saleStatus', 20],
    ['mortgageBracket', 15],
    ['returnNeed', 8],
    ['passiveImportance', 8],
    ['horizon', 5],
    ['riskBehavior', 4],
    ['prior1031', 3],
    ['qiReady', 3],
  ])
})

test('with 70 points, an answer decides that can add 10 or take 21', () => {
  const result = scoreQuestionnaire(silver)
  expect(result.score).toBe(70)
  // accredited can subtract 40; equity can add 15; the mortgage can add 10, which is just enough; the sale can add 5 or
  // subtract 15.
  expect(questions(decidingCriteria(result))).toEqual(['accredited', 'equityBracket', 'mortgageBracket'])
})

test('one point less, and the mortgage no longer decides', () => {
  const result = scoreQuestionnaire({ ...silver, riskBehavior: 'Conservative' })
  expect(result.score).toBe(68)
  expect(questions(decidingCriteria(result))).toEqual(['accredited', 'equityBracket'])
})

test('far above the highest threshold no single answer decides', () => {
  const best = scoreQuestionnaire({
    ...silver,
    saleStatus: 'active',
    equityBracket: '>=1000',
    returnNeed: '<= 6%',
    passiveImportance: 5,
    mortgageBracket: '<25%',
    prior1031: 'yes',
    qiReady: 'yes',
    riskBehavior: 'Adventurous',
  })
  expect(best.score).toBe(118)
  // Not accredited subtracts 40 from 118: 78 is silver.
  expect(questions(decidingCriteria(best))).toEqual(['accredited'])
  const unaccredited = {
    score: best.score,
    criteria: best.criteria.filter(({ question }) => question !== 'accredited'),
  }
  expect(decidingCriteria(unaccredited)).toEqual([])
})
