import { expect, test } from 'vitest'
import {
  answerLabel,
  answerLabels,
  answerValues,
  consultationRiskInput,
  questionLabels,
  questionnaireSteps,
  questionNames,
  riskBehaviorOf,
  riskTolerance,
} from './index.ts'

const questions = questionnaireSteps.flatMap((step) => step.questions)

test('the answer values are exactly these', () => {
  expect(answerValues).toEqual({
    accredited: ['yes', 'notSure', 'no'],
    saleStatus: ['active', 'lt3mo', '3-6mo', '6-12mo', 'ownNoSale', 'none'],
    equityBracket: ['<100', '100-249', '250-499', '500-999', '>=1000'],
    horizon: ['<5 years', '5-10 years', '10+ years'],
    returnNeed: ['<= 6%', '6.1%-8%', '8.1%-10%', '> 10%'],
    passiveImportance: [1, 2, 3, 4, 5],
    location: ['West Coast', 'East Coast', 'Southeast', 'Southwest', 'Midwest', 'Texas', 'Florida', 'No preference'],
    propertyType: ['multifamily', 'industrial', 'retail', 'office', 'land', 'other'],
    mortgageBracket: ['<25%', '25-50%', '50-75%', '>75%'],
    prior1031: ['yes', 'no'],
    qiReady: ['yes', 'no'],
    riskBehavior: ['Conservative', 'Moderate', 'Adventurous'],
  })
})

test('the five steps are numbered and titled as specified', () => {
  expect(questionnaireSteps.map((step) => [step.number, step.title])).toEqual([
    [1, 'Investor Qualification'],
    [2, 'Investment Goals'],
    [3, 'Property Preferences'],
    [4, '1031 Exchange Experience'],
    [5, 'Confirmation'],
  ])
})

test('each step asks the questions that its validation checks', () => {
  expect(questionnaireSteps.map((step) => step.questions.map(({ name }) => name))).toEqual([
    ['accredited', 'saleStatus', 'equityBracket'],
    ['horizon', 'returnNeed', 'passiveImportance'],
    ['location', 'propertyType', 'mortgageBracket'],
    ['prior1031', 'qiReady', 'riskBehavior'],
    ['truthfulAcknowledgement'],
  ])
  expect([...questionNames, 'truthfulAcknowledgement']).toEqual(questions.map(({ name }) => name))
})

test('each question offers every accepted value once, in order, with its words', () => {
  expect(questions.length).toBe(13)
  for (const question of questions) {
    if (question.kind === 'acknowledgement') continue
    expect(question.label).toBe(questionLabels[question.name])
    expect(question.options.map(({ value }) => value)).toEqual(answerValues[question.name])
    const labels: Readonly<Record<string, string>> = answerLabels[question.name]
    for (const { value, label } of question.options) expect(label).toBe(labels[value])
  }
})

test('who has closed is guided to the closest answer there is', () => {
  const sale = questions.find(({ name }) => name === 'saleStatus')
  const hinted = sale?.options.filter((option) => 'hint' in option)
  expect(hinted).toEqual([
    {
      value: 'active',
      label: 'My sale is under way now',
      hint: 'Choose this too if you can say: “I have closed and my intermediary holds the money.”',
    },
  ])
})

test('each question says why it is asked, and each step has something to read', () => {
  for (const { whyWeAsk } of questions) expect(whyWeAsk).toMatch(/\.$/)
  for (const { education } of questionnaireSteps) {
    expect(education.heading).not.toBe('')
    expect(education.paragraphs.length).toBeGreaterThanOrEqual(2)
  }
})

test('no text promises anything', () => {
  const texts = JSON.stringify(questionnaireSteps).toLowerCase()
  const avoided = ['tax-free', 'guaranteed', 'risk-free', 'stress-free', 'eliminate taxes', 'sec approved', 'safe']
  expect(avoided.filter((word) => texts.includes(word))).toEqual([])
})

test('figures in the text come from the parameters', () => {
  const [first, second] = questionnaireSteps
  expect(first?.education.paragraphs[0]).toContain('over $200,000 a year ($300,000 with a spouse or partner)')
  expect(first?.education.paragraphs[0]).toContain('net worth over $1,000,000')
  expect(first?.education.paragraphs[2]).toContain('45 days from the closing')
  expect(first?.education.paragraphs[2]).toContain('180 days, or until your tax return')
  expect(first?.questions[2]?.whyWeAsk).toContain('between $25,000 and $100,000')
  expect(second?.education.paragraphs[0]).toContain('A plan of 5 to 10 years')
})

test('an answer has words', () => {
  expect(answerLabel('equityBracket', '>=1000')).toBe('$1 million or more')
  expect(answerLabel('passiveImportance', 5)).toBe('Essential')
})

test.each([
  ['Conservative', 1, 3],
  ['Moderate', 3, 5],
  ['Adventurous', 5, 8],
] as const)('%s is saved as %d and opens the consultation at %d', (behavior, saved, input) => {
  expect(riskTolerance(behavior)).toBe(saved)
  expect(riskBehaviorOf(saved)).toBe(behavior)
  expect(consultationRiskInput(behavior)).toBe(input)
})

test.each([null, 0, 2, 4])('no way to describe oneself is saved as %s', (saved) => {
  expect(riskBehaviorOf(saved)).toBeUndefined()
})
