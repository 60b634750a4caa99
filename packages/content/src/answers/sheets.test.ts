import { expect, test } from 'vitest'
import { sponsorQuestions } from '../exchange/packet-questions.ts'
import { answers, questionSheet, sheetNames } from './index.ts'

const pages = Object.values(answers)

test.each(sheetNames)('the sheet for the %s has each question once, under the answer that says why', (asked) => {
  const { packet, fromAnswers } = questionSheet(asked, pages)
  const all = [...packet.questions, ...fromAnswers.map(({ toAsk }) => toAsk)]
  expect(all.length).toBeGreaterThan(packet.questions.length)
  expect(new Set(all).size).toBe(all.length)
})

test('a sheet begins with the questions of the printed packet', () => {
  expect(questionSheet('sponsor', pages).packet).toBe(sponsorQuestions)
  expect(questionSheet('sponsor', []).fromAnswers).toEqual([])
})
