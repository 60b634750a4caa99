import { deletedProof, sampleProof } from '@dst/api-client/testing'
import { consentProofSchema, type ProofEntry } from '@dst/contracts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { entryFacts, entryTitle, utcOf } from './proof-entry.ts'
import { ProofView } from './proof-view.tsx'

const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[ \t]+/g, ' ')

test('the samples are what the server may send', () => {
  for (const proof of [sampleProof, deletedProof]) expect(consentProofSchema.parse(proof)).toEqual(proof)
})

test('the page has everything that a proof has: every text, number, time and hash', () => {
  const page = textOf(renderToStaticMarkup(<ProofView proof={sampleProof} />))
  expect(sampleProof.entries).toHaveLength(7)
  for (const entry of sampleProof.entries) {
    expect(page).toContain(entry.hash)
    expect(page).toContain(utcOf(entry.at))
    if (entry.type !== 'consent') continue
    for (const part of [entry.words, entry.version, entry.wordsHash, entry.language, entry.page, entry.number ?? ''])
      expect(page).toContain(part)
  }
  for (const words of [
    'Request 57654321-0000-4000-8000-000000000000',
    'Firm Example Advisory Partners, CRD number 000000',
    'Box for sharing Ticked',
    'Box for text messages Not ticked',
    'Last day to name property, Debt to replace',
    'Sent to the firm',
    '+1 555 010 4477, from the form of the request',
  ])
    expect(page).toContain(words)
})

test('a proof without an account has its end and withdrawal, and says where the number went', () => {
  const page = textOf(renderToStaticMarkup(<ProofView proof={deletedProof} />))
  for (const words of [
    '8. Sharing your details with the partner: taken back',
    '9. The person withdrew the consent',
    '10. The firm was told to stop',
    '11. The account was deleted',
    'Deleted with the account; its hash remains',
    '3d3d3d3d',
  ])
    expect(page).toContain(words)
  expect(page).not.toContain('555 010')
})

const consent = sampleProof.entries.find((entry) => entry.type === 'consent')

test.each([
  ['1f'.repeat(32), 'The same, by their hash'],
  ['aa'.repeat(32), `Others, with the hash ${'aa'.repeat(32)}`],
  [null, 'The page did not report them'],
])('words shown with the hash %s: %s', (shownHash, says) => {
  const facts = entryFacts({ ...consent, shownHash } as ProofEntry)
  expect(facts.find(({ term }) => term === 'Words that the page showed')?.description).toBe(says)
})

test('choices from before they were recorded are said to be unknown, not unticked', () => {
  const entry = { type: 'submission', id: 'a', at: '2026-01-05T10:00:00.000Z', hash: '', choices: null } as const
  expect(entryTitle(entry, [])).toBe('What was chosen and ticked')
  expect(JSON.stringify(entryFacts(entry))).toContain('Not recorded at that time')
  expect(JSON.stringify(entryFacts(entry))).not.toContain('icked"')
})
