import { describe, expect, test } from 'vitest'
import { acceptedAnswers, reachableStep, withAnswer } from './draft.ts'
import { goldAnswers } from './testing/answers.ts'

describe('questionnaire draft', () => {
  test('takes answers that the question accepts, and no others', () => {
    expect(withAnswer({}, 'saleStatus', '3-6mo')).toEqual({ saleStatus: '3-6mo' })
    expect(withAnswer({}, 'passiveImportance', 5)).toEqual({ passiveImportance: 5 })
    expect(withAnswer({}, 'passiveImportance', '5')).toEqual({})
    expect(withAnswer({}, 'saleStatus', 'soon')).toEqual({})
    expect(withAnswer({}, 'truthfulAcknowledgement', 'yes')).toEqual({})
  })

  test('asks for the acknowledgement again when an answer changes after it', () => {
    expect(withAnswer(goldAnswers, 'horizon', '10+ years')).toEqual({
      ...goldAnswers,
      horizon: '10+ years',
      truthfulAcknowledgement: undefined,
    })
  })

  test('comes back as it was left, in whatever order the answers were given', () => {
    expect(acceptedAnswers({ ...goldAnswers })).toEqual(goldAnswers)
    expect(acceptedAnswers(Object.fromEntries(Object.entries(goldAnswers).toReversed()))).toEqual(goldAnswers)
  })

  test.each([undefined, null, '', 'text', 7, []])('reads %j as nothing', (stored) => {
    expect(acceptedAnswers(stored)).toEqual({})
  })

  test('leaves out kept answers that are no longer accepted', () => {
    const stored: unknown = JSON.parse('{"accredited":"yes","horizon":"3 years","__proto__":"x","shoeSize":44}')
    expect(acceptedAnswers(stored)).toEqual({ accredited: 'yes' })
  })
})

describe('reachable step', () => {
  const firstStep = { accredited: 'yes', saleStatus: 'active', equityBracket: '>=1000' } as const

  test.each([
    [{}, 1, 1],
    [{}, 5, 1],
    [firstStep, 1, 1],
    [firstStep, 2, 2],
    [firstStep, 3, 2],
    [goldAnswers, 4, 4],
    [goldAnswers, 5, 5],
    [goldAnswers, 99, 5],
    [goldAnswers, -1, 1],
    [goldAnswers, Number.NaN, 1],
  ])('of %o when the address asks for step %d is %d', (draft, wanted, step) => {
    expect(reachableStep(draft, wanted)).toBe(step)
  })
})
