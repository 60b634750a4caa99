import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accreditation } from '../accreditation/index.ts'
import { answers } from '../answers/index.ts'
import {
  beforeYouSell,
  datesNotes,
  exchangePacket,
  listNotes,
  exchangeMethod,
  exchangeMoney,
  exchangeTax,
} from '../exchange/index.ts'
import { builtInFaqs } from '../faq/index.ts'
import { glossary } from '../glossary/index.ts'
import { guide } from '../guide/index.ts'
import { privacyChoices } from '../legal/index.ts'
import { partnerDisclosure } from '../partner/index.ts'
import { processPage } from '../process/index.ts'
import { waysPages } from '../ways/index.ts'
import { olderThanTheirText, readTextDates, textDates, writeTextDates } from './text-dates.ts'

const file = join(import.meta.dirname, 'text-dates.txt')
const record = existsSync(file) ? readFileSync(file, 'utf8') : ''

// The legal pages have a version, with a test of their own.
const found = Object.entries({
  accreditation,
  answers,
  beforeYouSell,
  datesNotes,
  exchangeMethod,
  exchangeMoney,
  exchangePacket,
  exchangeTax,
  faqs: builtInFaqs,
  glossary,
  guide,
  listNotes,
  partnerDisclosure,
  privacyChoices,
  processPage,
  waysPages,
}).flatMap(([name, content]) => textDates(name, content))

test('new words have a new review date', () => {
  expect(found.length).toBeGreaterThanOrEqual(150)
  expect(olderThanTheirText(readTextDates(record), found)).toEqual([])
})

test('the record has each text with its date: `vitest -u` writes it', async () => {
  expect(new Set(found.map(({ place }) => place)).size).toBe(found.length)
  await expect(writeTextDates(found)).toMatchFileSnapshot(file)
})

test('words that changed without a new date are found', () => {
  const was = { place: 'guide/taxes', reviewed: '2026-11-21', words: 'one' }
  expect(olderThanTheirText([was], [{ ...was, words: 'two' }])).toEqual(['guide/taxes'])
  expect(olderThanTheirText([was], [{ ...was, words: 'two', reviewed: '2026-11-22' }])).toEqual([])
  expect(olderThanTheirText([was], [was, { ...was, place: 'guide/new' }])).toEqual([])
})
