import { expectTypeOf, test } from 'vitest'
import {
  answerLabel,
  questionnaireSteps,
  type AnswerValue,
  type QuestionnaireAnswers,
  type QuestionnaireDraft,
} from '../src/questionnaire/index.ts'
import type { scoreQuestionnaire, ScoredQuestion } from '../src/scoring/index.ts'
import { tierForScore, type Tier, type tierLabels } from '../src/tiers/index.ts'
import { validateQuestionnaireStep } from '../src/validation/index.ts'

declare const answers: QuestionnaireAnswers

test('answers are exactly the accepted values', () => {
  expectTypeOf<AnswerValue<'accredited'>>().toEqualTypeOf<'yes' | 'notSure' | 'no'>()
  expectTypeOf<AnswerValue<'passiveImportance'>>().toEqualTypeOf<1 | 2 | 3 | 4 | 5>()
  expectTypeOf<QuestionnaireAnswers['truthfulAcknowledgement']>().toEqualTypeOf<boolean>()
})

test('a draft may lack any answer, a score may not', () => {
  expectTypeOf<object>().toExtend<QuestionnaireDraft>()
  expectTypeOf<QuestionnaireAnswers>().toExtend<QuestionnaireDraft>()
  expectTypeOf<QuestionnaireDraft>().not.toExtend<Parameters<typeof scoreQuestionnaire>[0]>()
})

test('location and property type are not scored', () => {
  expectTypeOf<'location'>().not.toExtend<ScoredQuestion>()
  expectTypeOf<'propertyType'>().not.toExtend<ScoredQuestion>()
})

test('an answer belongs to its question', () => {
  answerLabel('qiReady', 'yes')
  // @ts-expect-error notSure is an answer to another question
  answerLabel('qiReady', 'notSure')
})

test('options carry the values of their question', () => {
  const question = questionnaireSteps[0]?.questions[0]
  if (question?.kind === 'choice' && question.name === 'horizon')
    expectTypeOf(question.options[0]?.value).toEqualTypeOf<AnswerValue<'horizon'> | undefined>()
})

test('there are five steps', () => {
  // @ts-expect-error there is no sixth step
  validateQuestionnaireStep(6, answers)
})

test('tiers are a closed union', () => {
  expectTypeOf(tierForScore).returns.toEqualTypeOf<'gold' | 'silver' | 'bronze' | 'nurtured'>()
  expectTypeOf<keyof typeof tierLabels>().toEqualTypeOf<Tier>()
})
