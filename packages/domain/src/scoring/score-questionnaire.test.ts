import { expect, test } from 'vitest'
import vectors from '../../test-vectors/scoring.json' with { type: 'json' }
import { answerValues, type QuestionnaireAnswers } from '../questionnaire/index.ts'
import { tierForScore, type Tier } from '../tiers/index.ts'
import { displayScore, scoredQuestions, scoreQuestionnaire, type ScoredAnswers } from './index.ts'

interface Vector {
  name: string
  answers: QuestionnaireAnswers
  score: number
  tier: Tier
}

const replayed = vectors as Vector[]
const best = replayed[0]?.answers as QuestionnaireAnswers

test('there are scoring vectors to replay, and they reach every tier', () => {
  expect(replayed.length).toBeGreaterThanOrEqual(49)
  expect(new Set(replayed.map(({ tier }) => tier)).size).toBe(4)
})

test.each(replayed)('vector: $name', ({ answers, score, tier }) => {
  expect(scoreQuestionnaire(answers).score).toBe(score)
  expect(tierForScore(score)).toBe(tier)
})

test('each criterion names its question, the answer, its points and the most it could have given', () => {
  const { criteria } = scoreQuestionnaire({ ...best, equityBracket: '250-499', riskBehavior: 'Conservative' })
  expect(criteria.map(({ question, points, maximum }) => [question, points, maximum])).toEqual([
    ['accredited', 20, 20],
    ['saleStatus', 20, 20],
    ['equityBracket', 10, 25],
    ['horizon', 10, 10],
    ['returnNeed', 10, 10],
    ['passiveImportance', 10, 10],
    ['mortgageBracket', 15, 15],
    ['prior1031', 3, 3],
    ['qiReady', 3, 3],
    ['riskBehavior', -2, 2],
  ])
  expect(criteria[2]).toEqual({
    question: 'equityBracket',
    label: 'How much real estate equity do you have to exchange?',
    answer: '250-499',
    answerLabel: '$250,000 to $499,000',
    points: 10,
    minimum: 0,
    maximum: 25,
  })
})

test.each([
  ['horizon', '4 years'],
  ['passiveImportance', 6],
])('an answer to %s that a caller without types makes up throws: %j', (question, answer) => {
  expect(() => scoreQuestionnaire({ ...best, [question]: answer })).toThrow(TypeError)
})

test.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [99, 99],
  [100, 100],
  [101, 100],
  [118, 100],
  [-13, 0],
])('a score of %d is shown as %d', (score, shown) => {
  const vector = replayed.find((candidate) => candidate.score === score)
  expect(vector && scoreQuestionnaire(vector.answers).displayScore).toBe(shown)
  expect(displayScore(score)).toBe(shown)
})

test('over all 259,200 scored combinations the score runs from -13 to 118, and 411 score 0 or less', () => {
  let [count, lowest, highest, notAboveZero] = [0, Infinity, -Infinity, 0]
  for (const answers of everyCombination()) {
    const { score } = scoreQuestionnaire(answers)
    count += 1
    lowest = Math.min(lowest, score)
    highest = Math.max(highest, score)
    if (score <= 0) notAboveZero += 1
  }
  expect({ count, lowest, highest, notAboveZero }).toEqual({
    count: 259_200,
    lowest: -13,
    highest: 118,
    notAboveZero: 411,
  })
})

function* everyCombination(): Generator<ScoredAnswers> {
  const sizes = scoredQuestions.map((question) => answerValues[question].length)
  const total = sizes.reduce((product, size) => product * size, 1)
  for (let number = 0; number < total; number += 1) {
    let rest = number
    const answers = scoredQuestions.map((question) => {
      const values = answerValues[question]
      const value = values[rest % values.length]
      rest = Math.floor(rest / values.length)
      return [question, value]
    })
    yield Object.fromEntries(answers) as ScoredAnswers
  }
}
