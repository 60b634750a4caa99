import { expect, test } from 'vitest'
import { answerLabels, answers } from '../answers/index.ts'
import { translationFaults } from './translation-faults.ts'

test('a page in another language has each part or the page is not there', () => {
  const { boot } = answers
  expect(translationFaults(boot, { ...boot, question: '¿Cómo se grava el boot?' })).toEqual([])
  expect(translationFaults(boot, { ...boot, example: undefined })).toEqual(['/example'])
  expect(translationFaults(boot, { ...boot, why: boot.why.slice(1) })).toContain('/why/2')
  const { answer, ...rest } = boot
  expect(answer).toHaveLength(2)
  expect(translationFaults(rest, boot)).toEqual(['/answer'])
})

test('labels and answers have the same parts in every language', () => {
  const { en, ...others } = answerLabels
  expect(Object.values(others).flatMap((labels) => translationFaults(en, labels))).toEqual([])
})
