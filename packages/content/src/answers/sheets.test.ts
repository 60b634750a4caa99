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

test('what is asked in some cases only stays on the pages of those cases, which the sheets name', () => {
  const { fromAnswers, ofOwnCase } = questionSheet('cpa', pages)
  expect(ofOwnCase.map(({ slug }) => slug)).toEqual(
    pages.flatMap(({ slug, ask, ofOwnCase: some }) => (some && ask.cpa ? [slug] : [])),
  )
  expect(ofOwnCase.map(({ slug }) => slug)).toContain('vacation-or-former-home')
  expect(fromAnswers.map(({ slug }) => slug)).toContain('tax-on-sale')
  expect(fromAnswers.filter(({ slug }) => ofOwnCase.some((own) => own.slug === slug))).toEqual([])
})

test('a sheet begins with the questions of the printed packet', () => {
  expect(questionSheet('sponsor', pages).packet).toBe(sponsorQuestions)
  expect(questionSheet('sponsor', []).fromAnswers).toEqual([])
})
