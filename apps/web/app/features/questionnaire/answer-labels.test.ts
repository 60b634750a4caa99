import { expect, test } from 'vitest'
import { describeAnswer, changedAnswers } from './answer-labels.ts'
import { goldAnswers } from './testing/answers.ts'

test('words an answer as the question does, and a place on the scale with its number', () => {
  expect(describeAnswer('equityBracket', goldAnswers)).toBe('$500,000 to $999,000')
  expect(describeAnswer('passiveImportance', goldAnswers)).toBe('4: Very important')
  expect(describeAnswer('location', {})).toBe('Not answered')
})

test('names what changed, in the order of the wizard', () => {
  const now = { ...goldAnswers, riskBehavior: 'Adventurous', accredited: 'notSure', passiveImportance: 5 } as const
  expect(changedAnswers(goldAnswers, now)).toEqual([
    { name: 'accredited', question: 'Are you an accredited investor?', before: 'Yes', now: 'I’m not sure' },
    {
      name: 'passiveImportance',
      question: 'How important is it to you to be free of day-to-day management?',
      before: '4: Very important',
      now: '5: Essential',
    },
    {
      name: 'riskBehavior',
      question: 'How would you describe yourself as an investor?',
      before: 'Moderate',
      now: 'Adventurous',
    },
  ])
})

test('finds no change in the same answers, and none in the acknowledgement', () => {
  expect(changedAnswers(goldAnswers, { ...goldAnswers, truthfulAcknowledgement: false })).toEqual([])
})

test('tells of a question that was not answered before', () => {
  expect(changedAnswers({ ...goldAnswers, location: undefined }, goldAnswers)).toMatchObject([
    { name: 'location', before: 'Not answered', now: 'No preference' },
  ])
})
