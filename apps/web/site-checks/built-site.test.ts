import { readdirSync, readFileSync } from 'node:fs'
import { findWrongStatements } from '@dst/content/checks'
import { exchangeAssumptions } from '@dst/domain/calculator-explanation'
import * as provenance from '@dst/domain/parameters/provenance'
import { describe, expect, test } from 'vitest'
import { paths } from '../app/paths.ts'
import { prerenderedPaths } from '../app/prerendered-paths.ts'
import { builtSite, readBuiltPages } from './built-page.ts'
import { disclosureFaults, promiseFaults, statementFaults } from './disclosures.ts'
import { headingFaults } from './headings.ts'
import { landmarkFaults } from './landmarks.ts'
import { deadLinks } from './links.ts'
import { repeatedReviewFaults, reviewFaults } from './reviews.ts'

const pages = readBuiltPages()
const files = readdirSync(builtSite).map((name) => `/${name}`)
const targets = { pages, others: new Set<string>([...Object.values(paths), ...files]) }

test('every public page was built', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([...prerenderedPaths].sort())
})

describe.each(pages)('$path as it is built', (page) => {
  test('has its headings in order', () => {
    expect(headingFaults(page)).toEqual([])
  })

  test('has each landmark once and a link past the bar', () => {
    expect(landmarkFaults(page)).toEqual([])
  })

  test('links to pages and places that are there', () => {
    expect(page.html.querySelectorAll('a').length).toBeGreaterThan(8)
    expect(deadLinks(page, targets)).toEqual([])
  })

  test('has no style attribute or element, which the content security policy forbids', () => {
    expect(page.html.querySelectorAll('[style], style').map((element) => element.outerHTML)).toEqual([])
  })

  test('promises nothing', () => {
    expect(promiseFaults(page)).toEqual([])
  })

  test('says nothing that is known to be wrong, and no half of a statement alone', () => {
    expect(statementFaults(page)).toEqual([])
  })

  test('discloses what its figures are', () => {
    expect(disclosureFaults(page)).toEqual([])
  })

  test('says what its statements rest on, and when they were last reviewed', () => {
    expect(reviewFaults(page)).toEqual([])
    expect(repeatedReviewFaults(page)).toEqual([])
  })
})

describe('scripts', () => {
  const assets = new URL('assets/', builtSite)
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const scripts = names.map((name) => ({ name, text: readFileSync(new URL(name, assets), 'utf8') }))

  test('are there', () => {
    expect(scripts.length).toBeGreaterThan(30)
  })

  test('say nothing that is known to be wrong', () => {
    const faults = scripts.flatMap(({ name, text }) => findWrongStatements(text).map((fault) => `${name}: ${fault}`))
    expect(faults).toEqual([])
  })

  test('bring of what is said about parameters only what the calculator and the packet show', () => {
    const said = Object.values(provenance).map(({ label }) => label)
    const shown = [
      ...(['commercial', 'residential'] as const).flatMap((type) => exchangeAssumptions(type).items),
      provenance.taxYear2025,
      provenance.taxYear2026,
    ].map(({ label }) => label)
    const brought = said.filter((label) => scripts.some(({ text }) => text.includes(label)))
    expect(brought.toSorted()).toEqual([...new Set(shown)].toSorted())
  })
})

describe.each(pages.filter(({ path }) => /^\/(?:learn|accreditation|process|faq|ways\/.*)$/.test(path)))(
  '$path',
  ({ html }) => {
    test('leads from its terms to the glossary, and from each part once', () => {
      const links = html.querySelectorAll('main a[href^="/glossary"]')
      expect(links.length).toBeGreaterThanOrEqual(4)
      for (const part of html.querySelectorAll('main details, main section section')) {
        const targets = part.querySelectorAll('a[href^="/glossary"]').map((link) => link.getAttribute('href'))
        expect(targets).toEqual([...new Set(targets)])
      }
    })
  },
)
