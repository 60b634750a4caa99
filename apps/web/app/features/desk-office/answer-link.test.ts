import { expect, test } from 'vitest'
import { answerLink } from './answer-link.ts'

test.each([
  ['Two closings & one exchange?', 'Re%3A%20Two%20closings%20%26%20one%20exchange%3F'],
  ['RE: my question', 'RE%3A%20my%20question'],
  ['Hello\r\nBcc: everybody@example.com', 'Re%3A%20Hello%20Bcc%3A%20everybody%40example.com'],
])('an answer to %j carries it as one line of subject', (subject, written) => {
  expect(answerLink({ email: 'dorothy@example.com', subject })).toBe(`mailto:dorothy@example.com?subject=${written}`)
})

test('an address adds neither a recipient nor a header', () => {
  expect(answerLink({ email: 'a@example.com?bcc=b@example.com,c@example.com', subject: 'Hi' })).toBe(
    'mailto:a@example.com%3Fbcc%3Db@example.com%2Cc@example.com?subject=Re%3A%20Hi',
  )
})
