import { describe, expect, test } from 'vitest'
import { sectionText } from '../blocks/index.ts'
import { privacy, terms } from './index.ts'

const termsText = terms.sections.map(sectionText).join('\n')
const privacyText = privacy.sections.map(sectionText).join('\n')

test('terms have 19 sections and privacy has 15', () => {
  expect(terms.sections).toHaveLength(19)
  expect(privacy.sections).toHaveLength(15)
})

test('both are dated December 30, 2024 and continue to registration', () => {
  for (const page of [terms, privacy]) {
    expect([page.date, page.dateLabel]).toEqual(['2024-12-30', 'December 30, 2024'])
    expect(page.continueLink).toEqual({ label: 'Continue to Registration', to: '/signup' })
  }
})

test('both carry the date of their version, on which every section was reviewed', () => {
  for (const { version, sections } of [terms, privacy]) {
    expect(version).toEqual({ date: '2026-11-29', label: 'November 29, 2026' })
    expect(new Set(sections.map(({ reviewed }) => reviewed))).toEqual(new Set([version.date]))
  }
})

test('what only the owner knows is visibly open', () => {
  expect(termsText.match(/\[[^\]]+: to be completed by the owner\]/g)).toEqual([
    '[Governing law and courts: to be completed by the owner]',
    '[Contact phone: to be completed by the owner]',
    '[Postal address: to be completed by the owner]',
  ])
  expect(termsText).toContain('contact@example.com')
})

describe('the terms say', () => {
  test.each([
    'We give no investment, tax or legal advice.',
    'We never hold, receive or send investors’ money.',
    'marketing fees and cost-per-lead compensation',
    'You tell us your own status, and we do not verify it.',
    'We do not knowingly serve anyone under 18.',
    'The service is free for you.',
    'The fee does not depend on whether you invest or how much. We receive no commission on any investment [to be confirmed by the owner].',
    'If you do not agree to share, nothing reaches the partner and nobody will call.',
    '5 to 10 years',
  ])('"%s"', (statement) => {
    expect(termsText).toContain(statement)
  })
})

describe('the privacy policy says', () => {
  test.each([
    'only when you ask for a consultation and tick the consent box',
    'cost-per-lead compensation',
    'we switch news off for you and load no analytics',
    'the version of the wording that you saw with a fingerprint (hash) of its text',
    'people under 18, and we do not knowingly collect their data',
    'have data deleted',
    'the public part and the name of each passkey',
    'the key that your authenticator app shares with it (encrypted), your recovery codes (hashed)',
    'A sign-in ends when you sign out, after 30 days without use, and after 180 days in any case.',
    'We keep the time zone of the browser in which you first signed in',
    'a notice that names the browser and roughly where it was. For 72 hours you can undo the change with it',
    'the link to your Google picture',
  ])('"%s"', (statement) => {
    expect(privacyText).toContain(statement)
  })
})

test('both say that account holders are told of a change by mail, 30 days before', () => {
  for (const text of [termsText, privacyText])
    expect(text).toContain('we tell you by mail what changes at least 30 days before it takes effect')
})

test('neither names what nothing does: a picture that nobody can add, or fonts from elsewhere', () => {
  expect(`${termsText}\n${privacyText}`).not.toMatch(/short text about you and a picture|fonts/)
})
