import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionnaireSteps, type QuestionnaireAnswers, type QuestionnaireDraft } from '../questionnaire/index.ts'
import { completeQuestionnaire, validateQuestionnaire, validateQuestionnaireStep } from './index.ts'

const answers: QuestionnaireAnswers = {
  accredited: 'yes',
  saleStatus: 'lt3mo',
  equityBracket: '500-999',
  horizon: '5-10 years',
  returnNeed: '<= 6%',
  passiveImportance: 4,
  location: 'Texas',
  propertyType: 'industrial',
  mortgageBracket: '25-50%',
  prior1031: 'no',
  qiReady: 'yes',
  riskBehavior: 'Moderate',
  truthfulAcknowledgement: true,
}

const sentencesPerStep = [
  [1, ['Accreditation status is required', 'Property sale status is required', 'Real estate equity is required']],
  [2, ['Investment time horizon is required', 'Target annual return is required']],
  [
    3,
    [
      'Property location preference is required',
      'Property type preference is required',
      'Mortgage percentage is required',
    ],
  ],
  [
    4,
    [
      '1031 exchange experience is required',
      'Qualified intermediary status is required',
      'Investment risk preference is required',
    ],
  ],
  [5, ['You must acknowledge truthful responses']],
] as const

test.each(sentencesPerStep)('an empty step %d says what it lacks, in order', (step, sentences) => {
  expect(validateQuestionnaireStep(step, {}).map(({ message }) => message)).toEqual(sentences)
})

test.each([1, 2, 3, 4, 5] as const)('a complete step %d has no issues', (step) => {
  expect(validateQuestionnaireStep(step, answers)).toEqual([])
})

test('an issue names the field of the question that lacks an answer', () => {
  const fields = new Set<string>(questionnaireSteps.flatMap(({ questions }) => questions.map(({ name }) => name)))
  fields.delete('passiveImportance')
  expect(validateQuestionnaire({}).map(({ field }) => field)).toEqual([...fields])
})

test('an acknowledgement that was taken back is missing', () => {
  expect(validateQuestionnaire({ ...answers, truthfulAcknowledgement: false })).toEqual([
    {
      field: 'truthfulAcknowledgement',
      code: 'acknowledgement-required',
      message: 'You must acknowledge truthful responses',
    },
  ])
})

test('a complete draft becomes answers', () => {
  expect(completeQuestionnaire(answers)).toEqual({ ok: true, value: answers })
})

test('passive importance that was left alone counts as 1', () => {
  expect(completeQuestionnaire({ ...answers, passiveImportance: undefined })).toEqual({
    ok: true,
    value: { ...answers, passiveImportance: 1 },
  })
})

test('a draft is complete exactly when no required answer is missing', () => {
  const required = Object.keys(answers).filter((name) => name !== 'passiveImportance')
  fc.assert(
    fc.property(fc.subarray(required), (left) => {
      const draft: QuestionnaireDraft = Object.fromEntries(
        Object.entries(answers).filter(([name]) => !left.includes(name)),
      )
      const outcome = completeQuestionnaire(draft)
      expect(outcome.ok).toBe(left.length === 0)
      if (!outcome.ok) expect(outcome.error.map(({ field }) => field)).toEqual(left)
    }),
  )
})
