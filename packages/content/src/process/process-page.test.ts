import { expect, test } from 'vitest'
import { processPage } from './index.ts'

test('the page has the specified title and three numbered steps', () => {
  expect(processPage.title).toBe('Your Expert Gateway to Vetted DST Investments')
  expect(processPage.steps.map((step) => `${step.number} ${step.heading}`)).toEqual([
    '01 Complete investor profile',
    '02 Connect with the RIA partner',
    '03 Execute the 1031 exchange',
  ])
})

test('the third step has the three specified parts', () => {
  expect(processPage.steps[2]?.subSteps.map((part) => part.heading)).toEqual([
    'Property sale and identification',
    'Due diligence and documentation',
    'Closing and passive ownership',
  ])
})

test('three questions: time, cost, and what happens next', () => {
  expect(processPage.questions.map((entry) => entry.id)).toEqual(['how-long', 'cost', 'after-connection'])
  expect(processPage.questions[0]?.answer).toContain('5-10 minutes')
  expect(processPage.questions[1]?.answer).toMatch(/^None\. The site is free/)
})
