import { createHash } from 'node:crypto'
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

/**
 * The hashes of each version by its effective date. A change of the text needs a new `legalVersion` and a line here.
 */
const wordings: Record<string, readonly string[]> = {
  '2026-11-21': ['709553b81084651a', '8d18d9e7b8ba5fc9'],
  '2026-11-22': ['709553b81084651a', 'cedf1312bf9e0e1e'],
  '2026-11-25': ['709553b81084651a', '1f3aaccd4213d476'],
  '2026-11-26': ['709553b81084651a', 'f6e8b436c96522f3'],
  '2026-11-28': ['d1daa58a7e5c2efe', '37206b52d89f6677'],
  '2026-11-29': ['d1daa58a7e5c2efe', '1eb37fbd202d61d2'],
}

test('new words get a new date', () => {
  const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
  expect([termsText, privacyText].map(fingerprint)).toEqual(wordings[terms.version.date])
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

test('neither promises what nothing does: a mail before a change, or a picture that nobody can add', () => {
  expect(`${termsText}\n${privacyText}`).not.toMatch(/tell account holders|short text about you and a picture|fonts/)
})
