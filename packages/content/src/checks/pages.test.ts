import { describe, expect, test } from 'vitest'
import { accreditation } from '../accreditation/index.ts'
import {
  beforeYouSell,
  datesNotes,
  exchangeAfter,
  exchangeOfferings,
  exchangePacket,
  listNotes,
} from '../exchange/index.ts'
import { glossary } from '../glossary/index.ts'
import { guide } from '../guide/index.ts'
import { privacy, privacyChoices, terms } from '../legal/index.ts'
import { processPage } from '../process/index.ts'
import { contentPaths } from '../site/index.ts'
import { waysPages } from '../ways/index.ts'
import { findPromises, quotesBareYield } from './promises.ts'
import { readingGrade } from './reading-level.ts'
import { missesHedge, reviewFaults } from './reviews.ts'
import { findWrongStatements, missingCompanions } from './statements.ts'
import { unexplainedTerms } from './unexplained-terms.ts'
import { ids, linkTargets, prose, reviewedParts } from './walk.ts'

const pages = [
  { name: 'guide', content: guide, parts: 38, links: 13 },
  { name: 'accreditation', content: accreditation, parts: 22, links: 3 },
  { name: 'process', content: processPage, parts: 7, links: 1 },
  { name: 'glossary', content: glossary, parts: 72, links: 0 },
  { name: 'not accredited', content: waysPages['not-accredited'], parts: 8, links: 4 },
  { name: 'getting ready', content: waysPages['getting-ready'], parts: 7, links: 3 },
  { name: 'exchange dates', content: datesNotes, parts: 7, links: 0 },
  { name: 'before you sell', content: beforeYouSell, parts: 9, links: 0 },
  { name: 'exchange list', content: listNotes, parts: 7, links: 0 },
  { name: 'exchange offerings', content: exchangeOfferings, parts: 5, links: 0 },
  { name: 'time after the closing', content: exchangeAfter, parts: 30, links: 0 },
  { name: 'packet', content: exchangePacket, parts: 42, links: 0 },
  { name: 'terms', content: terms, parts: 19, links: 1 },
  { name: 'privacy', content: privacy, parts: 15, links: 2 },
  { name: 'privacy choices', content: privacyChoices, parts: 10, links: 9 },
] as const

describe.each(pages)('the $name page', ({ content, parts, links }) => {
  test('promises nothing', () => {
    expect(prose(content).flatMap(findPromises)).toEqual([])
  })

  test('says nothing that is known to be wrong, and no half of a statement alone', () => {
    expect(prose(content).flatMap(findWrongStatements)).toEqual([])
    expect(reviewedParts(content).flatMap((part) => missingCompanions(prose(part).join(' ')))).toEqual([])
  })

  test('names sources that exist and a review date for each part, and hedges what rests on a source not yet read', () => {
    const found = reviewedParts(content)
    expect(found).toHaveLength(parts)
    expect(found.flatMap(reviewFaults)).toEqual([])
    expect(found.filter((part) => missesHedge(prose(part).join(' '), part))).toEqual([])
    expect(found.filter((part) => quotesBareYield(prose(part).join(' ')))).toEqual([])
  })

  test('links only to pages that exist', () => {
    const targets = linkTargets(content)
    expect(targets).toHaveLength(links)
    expect(targets.filter((target) => !contentPaths.some((path) => path === target.split('#')[0]))).toEqual([])
  })

  test('uses each anchor once', () => {
    const anchors = ids(content)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors.filter((anchor) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(anchor))).toEqual([])
  })

  test('explains its terms and reads, as a whole, below the eighth school year', () => {
    const text = prose(content)
      .map((line) => (/[.!?:;]$/.test(line) ? line : `${line}:`))
      .join(' ')
    expect(unexplainedTerms(text)).toEqual([])
    expect(readingGrade(text)).toBeLessThan(8)
  })

  test('leaves no empty text', () => {
    expect(prose(content).filter((line) => line.trim() === '')).toEqual([])
  })
})
