import { expect, test } from 'vitest'
import { jobResult } from './job-actions.ts'
import { jobLabel } from './job-labels.ts'

test('a retry and a cancellation that were refused say that nothing was done', () => {
  for (const action of ['retry', 'cancel'] as const) {
    expect(jobResult('lead-mail', action, 'changed')).toEqual({
      tone: 'caution',
      words:
        '“Request to the firm, by mail” was left as it is: it has changed in the meantime, as it runs, is done or ' +
        'was canceled. This page now shows how it stands.',
    })
    expect(jobResult('lead-mail', action, 'gone').words).toMatch(/no longer in the queue\. Nothing was changed\.$/)
  }
})

test('what was done is said of the job that it was done to', () => {
  expect(jobResult('lead-mail', 'retry', 'done').words).toMatch(/^“Request to the firm, by mail” was started again\./)
  expect(jobResult('contact-mail', 'cancel', 'done').words).toBe('“Message from the contact form, to us” was canceled.')
})

test('a kind of job that has no words yet is named by its code', () => {
  expect(jobLabel('parcel-post')).toBe('parcel-post')
})
