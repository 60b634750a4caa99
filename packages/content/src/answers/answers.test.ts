import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findPromises } from '../checks/promises.ts'
import { readingGrade } from '../checks/reading-level.ts'
import { missesHedge, reviewFaults } from '../checks/reviews.ts'
import { longSentences } from '../checks/sentences.ts'
import { findWrongStatements, missingCompanions } from '../checks/statements.ts'
import { typedNumbers } from '../checks/testing/typed-numbers.ts'
import { unexplainedTerms } from '../checks/unexplained-terms.ts'
import { ids, linkTargets, prose, reviewedParts } from '../checks/walk.ts'
import { contentPaths } from '../site/index.ts'
import { courtSources } from '../sources/court-sources.ts'
import { sources } from '../sources/index.ts'
import { quotesBareYield } from '../checks/promises.ts'
import { courtRecords } from './court-records.ts'
import { answers } from './index.ts'

const pages = Object.values(answers)
const folder = join(import.meta.dirname, 'pages')
const modules = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)

/** All words on the page, each line closed as a sentence. */
function textOf(page: object): string {
  return prose({ ...page, searchWords: [], slug: '', next: [], evidence: null, tool: null })
    .filter((line) => line !== '')
    .map((line) => (/[.!?:;]$/.test(line) ? line : `${line}.`))
    .join(' ')
}

describe.each(pages.map((page) => [page.slug, page] as const))('the answer %s', (slug, page) => {
  const text = textOf(page)

  test('asks one question and answers it in two sentences', () => {
    expect(page.question).toMatch(/^[A-Z0-9][^?]+\?$/)
    expect(page.answer.filter((sentence) => !/^[A-Z][^?]*\.$/.test(sentence))).toEqual([])
    expect(page.answer.join(' ').length).toBeLessThanOrEqual(240)
  })

  test('has 600 to 1,200 words, none of its sentences above 28, and reads below the eighth school year', () => {
    const words = text.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(600)
    expect(words).toBeLessThanOrEqual(1200)
    expect(longSentences(text)).toEqual([])
    expect(readingGrade(text)).toBeLessThan(8)
  })

  test('promises nothing, says nothing that is known to be wrong, and explains its terms', () => {
    expect(findPromises(text)).toEqual([])
    expect(findWrongStatements(text)).toEqual([])
    expect(reviewedParts(page).flatMap((part) => missingCompanions(prose(part).join(' ')))).toEqual([])
    expect(unexplainedTerms(text)).toEqual([])
  })

  test('names its sources, and hedges what rests on one that was not read', () => {
    const parts = reviewedParts(page)
    expect(parts.length).toBeGreaterThanOrEqual(3)
    expect(parts.flatMap(reviewFaults)).toEqual([])
    expect(parts.filter((part) => missesHedge(prose(part).join(' '), part))).toEqual([])
    expect(parts.filter((part) => quotesBareYield(prose(part).join(' ')))).toEqual([])
  })

  test('says where it ends, in at least forty words', () => {
    expect(prose(page.limit.blocks).join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(40)
  })

  test('gives two to five questions to ask, and leads on to two to four other answers', () => {
    const asked = Object.values(page.ask).flat()
    expect(asked.length).toBeGreaterThanOrEqual(2)
    expect(asked.length).toBeLessThanOrEqual(8)
    expect(asked.filter((question) => !question.endsWith('?'))).toEqual([])
    expect(new Set(page.next).size).toBe(page.next.length)
    expect(page.next.length).toBeGreaterThanOrEqual(2)
    expect(page.next.length).toBeLessThanOrEqual(4)
    expect(page.next).not.toContain(slug)
  })

  test('links only to pages that exist, and uses each anchor once', () => {
    expect(linkTargets(page).filter((to) => !contentPaths.some((path) => path === to.split('#')[0]))).toEqual([])
    expect(new Set(ids(page)).size).toBe(ids(page).length)
    expect(ids(page).filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
  })
})

test.each(modules)('%s types no number that a parameter or an engine has', (_, source) => {
  expect(typedNumbers(source)).toEqual([])
})

describe('a page that names court records', () => {
  const naming = pages.filter((page) =>
    reviewedParts(page).some((part) => part.sources.some((id) => Object.hasOwn(courtSources, id))),
  )

  test('rests on nothing that was not read', () => {
    expect(naming.map(({ slug }) => slug)).toContain('what-went-wrong')
    const used = naming.flatMap((page) => reviewedParts(page).flatMap((part) => part.sources))
    expect(used.filter((id) => sources[id].evidence === 'recalled')).toEqual([])
  })

  test('tells each record once, with its reference and its numbers from the data', () => {
    expect(courtRecords.length).toBeGreaterThanOrEqual(8)
    expect(new Set(courtRecords.map(({ reference }) => reference)).size).toBe(courtRecords.length)
    expect(typedNumbers(readFileSync(join(import.meta.dirname, 'court-records.ts'), 'utf8'))).toEqual([])
    const told = textOf(answers['what-went-wrong'])
    expect(courtRecords.filter(({ reference, check }) => !told.includes(reference) || !told.includes(check))).toEqual(
      [],
    )
  })
})

test('money that an intermediary holds is not said to be at hand', () => {
  const lapse = answers['sale-closed'].why.find(({ id }) => id === 'let-it-lapse')
  const text = prose(lapse).join(' ')
  expect(text).toContain('Treasury Regulation 1.1031(k)-1(g)(6)')
  expect(text).toContain('until day 45 is over if you named nothing')
})
