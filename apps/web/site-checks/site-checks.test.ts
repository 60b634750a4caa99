import { describe, expect, test } from 'vitest'
import { builtPage } from './built-page.ts'
import { disclosureFaults, promiseFaults, statementFaults } from './disclosures.ts'
import { headingFaults } from './headings.ts'
import { landmarkFaults } from './landmarks.ts'
import { deadLinks } from './links.ts'
import { repeatedReviewFaults, reviewFaults } from './reviews.ts'

const page = (main: string, path = '/page') =>
  builtPage(path, `<html><body><main>${main}</main><footer><p>Not guaranteed.</p></footer></body></html>`)

describe('the check of headings turns red', () => {
  test.each([
    ['<h1>A</h1><h3>B</h3>', ['"B" is of level 3 and follows level 1']],
    ['<h2>A</h2><h1>B</h1>', ['"A" is of level 2 and follows level 0']],
    ['<h1>A</h1><h1>B</h1>', ['has 2 headings of the first level']],
    ['<p>A</p>', ['has 0 headings of the first level']],
  ])('at %s', (main, faults) => {
    expect(headingFaults(page(main))).toEqual(faults)
  })

  test('and stays green where levels go down one by one and come back in one go', () => {
    expect(headingFaults(page('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>'))).toEqual([])
  })
})

describe('the check of landmarks turns red', () => {
  const whole =
    '<body><a href="#main">Skip</a><header></header>' +
    '<main id="main" tabindex="-1"><header></header></main><footer></footer></body>'

  test.each([
    ['<header></header>', '', 'has 0 of header'],
    ['</main>', '</main><main></main>', 'has 2 of main'],
    ['href="#main"', 'href="/"', 'does not begin with a link past the bar'],
    [' tabindex="-1"', '', 'does not begin with a link past the bar'],
  ])('at a page with %s replaced by "%s"', (part, other, fault) => {
    expect(landmarkFaults(builtPage('/page', whole.replace(part, other)))).toEqual([fault])
  })

  test('and stays green at one that has them all', () => {
    expect(landmarkFaults(builtPage('/page', whole))).toEqual([])
  })
})

describe('the check of links turns red', () => {
  const targets = { pages: [page('<p id="there">A</p><p id="faq-7">B</p>', '/other')], others: new Set(['/login']) }

  test.each([
    ['/gone', '"/gone" leads to no page'],
    ['/other#gone', '"/other#gone" leads to no place on /other'],
    ['/other#question=8', '"/other#question=8" leads to no place on /other'],
    ['', '"A" leads nowhere'],
  ])('at %s', (href, fault) => {
    expect(deadLinks(page(`<a href="${href}">A</a>`), targets)).toEqual([fault])
  })

  test('and stays green where page and place are there', () => {
    const links = [
      '/other',
      '/other#there',
      '/other?from=mail#there',
      '/other#category=tax&question=7',
      '/login',
      'https://www.irs.gov/',
      'mailto:a@example.com',
    ]
    expect(links.flatMap((href) => deadLinks(page(`<a href="${href}">A</a>`), targets))).toEqual([])
  })
})

describe('the check of promises turns red', () => {
  test.each(['Income is guaranteed.', 'A tax-free exchange.', 'You will save $250,000.'])('at "%s"', (text) => {
    expect(promiseFaults(page(`<h1>A</h1><div>${text}</div>`))).toHaveLength(1)
  })

  test('and stays green at a limit', () => {
    expect(promiseFaults(page('<p>Distributions are not guaranteed.</p>'))).toEqual([])
  })
})

describe('the check of statements turns red', () => {
  test.each(['Only that part may be deferred.', 'You can stop at any of them.'])('at "%s"', (text) => {
    expect(statementFaults(page(`<p>${text}</p>`))).toHaveLength(1)
  })

  test('at the due date of individuals alone, and stays green where the others stand beside it', () => {
    const others =
      '<p>Partnerships and S corporations have March 15, from about September 17. Estates and trusts differ.</p>'
    expect(statementFaults(page('<p>Extend before April 15.</p>'))).toHaveLength(3)
    expect(statementFaults(page(`<p>Extend before April 15.</p>${others}`))).toEqual([])
  })
})

describe('the check of disclosures turns red', () => {
  const figures = '<dl><dt>Annual income</dt><dd>$96,000</dd></dl>'
  const whole =
    '<p>Results are hypothetical and not guaranteed. You can lose money. We give no investment, tax or legal ' +
    'advice.</p>'

  test.each([
    [
      '',
      ['that results are hypothetical', 'that nothing is guaranteed', 'that money can be lost', 'that it is no advice'],
    ],
    [whole.replace('You can lose money.', ''), ['that money can be lost']],
    [whole.replace('We give no investment, tax or legal advice.', ''), ['that it is no advice']],
  ])('at a calculation beside "%s"', (words, missing) => {
    expect(disclosureFaults(page(figures + words))).toEqual(
      missing.map((what) => `calculates and does not say ${what}`),
    )
  })

  test('at a yield that another part of the page qualifies', () => {
    expect(
      disclosureFaults(page('<section><p>Expect a 6% yield.</p></section><section><p>Hypothetical.</p></section>')),
    ).toEqual(['quotes a yield without a word on it: "Expect a 6% yield."'])
  })

  test('and stays green where the words are there', () => {
    expect(disclosureFaults(page(figures + whole))).toEqual([])
    expect(
      disclosureFaults(page('<section><p>Yields of 6% have been paid.</p><p>They are not guaranteed.</p></section>')),
    ).toEqual([])
    expect(disclosureFaults(page('<p>An income over $200,000, or a net worth over $1,000,000.</p>'))).toEqual([])
  })
})

describe('the check of sources and review dates turns red', () => {
  test.each([
    'The IRS said so.',
    'In writing by day 45.',
    'A 45-day limit.',
    'A rate of 3.8%.',
    'Taxed at up to 25%.',
    'For accredited investors.',
  ])('at "%s" alone', (text) => {
    expect(reviewFaults(page(`<p>${text}</p>`))).toEqual([`has no "Last reviewed", and says "${text}"`])
  })

  test.each(['Last reviewed November 21, 2026. Sources: .', 'Last reviewed recently. Sources: Internal Revenue Code.'])(
    'at "%s"',
    (text) => {
      expect(reviewFaults(page(`<p>${text}</p>`))).toEqual([`names no date or no source: "${text}"`])
    },
  )

  test('at a date that is none', () => {
    expect(reviewFaults(page('<time datetime="2026">2026</time>'))).toEqual(['"2026" is no date'])
  })

  test('and stays green where date and source stand', () => {
    const note =
      '<p>Last reviewed <time datetime="2026-11-21">November 21, 2026</time>. Sources: Internal Revenue Code ' +
      'section 1031.</p>'
    expect(reviewFaults(page(`<p>Taxed at up to 25%.</p>${note}`))).toEqual([])
    const edited =
      '<p>Last edited between <time datetime="2026-11-24">November 24, 2026</time> and ' +
      '<time datetime="2026-11-28">November 28, 2026</time>. Sources, last read on ' +
      '<time datetime="2026-11-21">November 21, 2026</time>: Internal Revenue Code section 1031.</p>'
    expect(reviewFaults(page(`<p>Taxed at up to 25%.</p>${edited}`))).toEqual([])
    expect(reviewFaults(page('<p>Write or call us.</p><p>99% satisfaction</p>'))).toEqual([])
  })
})

describe('the check of repeated notes', () => {
  const note =
    '<p>Last reviewed <time datetime="2026-11-21">November 21, 2026</time>. Sources: Internal Revenue Code ' +
    'section 1031.</p>'

  test('turns red at two in one part', () => {
    expect(repeatedReviewFaults(page(`<h2>A</h2>${note}<h3>B</h3><p>Text.</p>${note}`))).toHaveLength(1)
  })

  test('stays green at one a part, and at one a question', () => {
    expect(repeatedReviewFaults(page(`<h2>A</h2>${note}<h2>B</h2>${note}`))).toEqual([])
    expect(
      repeatedReviewFaults(
        page(`<details><summary>A</summary>${note}</details><details><summary>B</summary>${note}</details>`),
      ),
    ).toEqual([])
  })
})
