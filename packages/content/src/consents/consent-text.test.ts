import { expect, test } from 'vitest'
import { privacy, terms } from '../legal/index.ts'
import { partnerDisclosure } from '../partner/index.ts'
import { consentKinds, consentText } from './index.ts'

test('the words of each consent are those that its page shows', () => {
  const agreed = consentText('terms')
  expect(agreed.startsWith('I agree to the Terms of Service and Privacy Policy\n')).toBe(true)
  for (const { heading } of [...terms.sections, ...privacy.sections]) expect(agreed).toContain(heading)
  for (const words of [
    partnerDisclosure.dataSharingConsent,
    partnerDisclosure.dataSharingNotice,
    partnerDisclosure.compensation.text,
    partnerDisclosure.feeTerms,
  ]) {
    expect(consentText('data-sharing')).toContain(words)
  }
  expect(consentText('marketingNotifications')).toBe(
    'Marketing notifications\nArticles, events and news about DST investing. We send none at present; your choice is kept for when we do.',
  )
  expect(consentText('exchange-reminders')).toMatch(
    /^Remind me of the deadlines of my exchange by email\n.*\. A reminder can fail\. Write the dates down\.$/,
  )
})

test('the consent to be called names the firm, the number, the means, its limits and how to end it', () => {
  const words = consentText('phone-calls')
  for (const part of [
    'Example Advisory Partners',
    'calls the number given here about this request',
    'dials it by hand',
    'you do not agree to automated dialing or recorded messages',
    'Message and data rates may apply',
    'your consent is not a condition of any purchase',
    'To end it, withdraw your consent on your profile under Sharing',
  ])
    expect(words).toContain(part)
})

test('no two kinds of consent share their words', () => {
  expect(consentKinds).toHaveLength(8)
  expect(new Set(consentKinds.map((kind) => consentText(kind))).size).toBe(8)
})
