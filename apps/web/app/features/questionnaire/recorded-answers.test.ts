import { goldInvestor, newInvestor } from '@dst/api-client/testing'
import { scoreQuestionnaire } from '@dst/domain/scoring'
import { expect, test } from 'vitest'
import { recordedAnswers } from './recorded-answers.ts'
import { goldAnswers } from './testing/answers.ts'

test('a completed record gives the answers that its score came from', () => {
  const answers = recordedAnswers(goldInvestor)
  expect(answers).toBeDefined()
  expect(answers && scoreQuestionnaire(answers)).toEqual(scoreQuestionnaire(goldAnswers))
  expect(answers && scoreQuestionnaire(answers).score).toBe(goldInvestor.dstScore)
})

test.each([
  ['is not completed', newInvestor],
  ['was answered and never completed', { ...goldInvestor, dstScore: 0, questionnaireCompletedAt: null }],
  ['lacks an answer', { ...goldInvestor, qiReady: null }],
  ['holds a risk tolerance that stands for no answer', { ...goldInvestor, riskTolerance: 4 }],
])('a record that %s gives none', (_, investor) => {
  expect(recordedAnswers(investor)).toBeUndefined()
})
