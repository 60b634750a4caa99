import { scoreQuestionnaire } from '@dst/domain/scoring'
import { expect, test } from 'vitest'
import { goldAnswers, nurturedAnswers } from './testing/answers.ts'
import { tierMeaning } from './tier-meaning.ts'

const meaning = (answers: typeof goldAnswers) => tierMeaning(scoreQuestionnaire(answers))

test('the highest tier has one neighbour', () => {
  // 101 points: 22 fewer are 79, which is silver.
  expect(meaning(goldAnswers).neighbours).toEqual(['With 22 points fewer, the tier would be Silver.'])
})

test('the lowest tier has one neighbour, counted from the sum and not from the 0 that is shown', () => {
  expect(meaning(nurturedAnswers).neighbours).toEqual([
    'Bronze starts at 20 points, 33 points more than your answers add up to.',
  ])
})

test('a tier between has two, and nobody is called nurtured', () => {
  // 101 - 40 - 20 = 41 points.
  const bronze = meaning({ ...goldAnswers, accredited: 'no', saleStatus: 'none' })
  expect(bronze.neighbours).toEqual([
    'Silver starts at 50 points, 9 points more than your answers add up to.',
    'With 22 points fewer, the tier would be Getting ready.',
  ])
})

test('one point is one point', () => {
  // 101 - 10 (not sure) - 10 (6 to 12 months) - 2 (conservative) = 79.
  const silver = meaning({ ...goldAnswers, accredited: 'notSure', saleStatus: '6-12mo', riskBehavior: 'Conservative' })
  expect(silver.neighbours[0]).toBe('Gold starts at 80 points, 1 point more than your answers add up to.')
})

test('the questions that decide alone are named, the heaviest first', () => {
  // 101 points: 22 fewer would be another tier; only accreditation can take away that many (40), equity takes 20.
  expect(meaning(goldAnswers).deciding).toEqual(['Are you an accredited investor?'])
  // 41 points: 9 more would be silver, which only accreditation (40) and the sale (20) can add; no answer can take away
  // 22.
  expect(meaning({ ...goldAnswers, accredited: 'no', saleStatus: 'none' }).deciding).toEqual([
    'Are you an accredited investor?',
    'Where are you with the sale of your property?',
  ])
})

test('each question tells its least and its most, the widest first', () => {
  const { weights } = meaning(goldAnswers)
  expect(weights).toHaveLength(10)
  expect(weights[0]).toEqual({ question: 'Are you an accredited investor?', from: '−20', to: '20' })
  expect(weights.at(-1)).toEqual({ question: 'Have you chosen a qualified intermediary?', from: '0', to: '3' })
})
