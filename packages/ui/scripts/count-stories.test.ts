import { expect, test } from 'vitest'
import { countStories } from './count-stories.ts'

test('only stories that passed are counted', () => {
  const report = {
    testResults: [
      { name: '/ui/src/button.stories.tsx', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { name: '/ui/src/button.test.tsx', assertionResults: [{ status: 'passed' }] },
    ],
  }
  expect(countStories(report)).toEqual({ files: 1, stories: 1 })
})

test('a run without stories counts none', () => {
  expect(countStories({ testResults: [] })).toEqual({ files: 0, stories: 0 })
})
