import type { FigureSource } from './figure.ts'
import type { ReviewKind } from './review-kinds.ts'

/** The site where each kind of citation can be read: the address from what the pattern captures. */
const places: readonly { pattern: RegExp; hrefOf: (...found: string[]) => string }[] = [
  {
    pattern: /^(\d+) U\.S\.C\. (\d+[A-Z]?)/,
    hrefOf: (title, section) => `https://www.law.cornell.edu/uscode/text/${title}/${section}`,
  },
  {
    pattern: /^(\d+) CFR (\d+\.\d+(?:\([a-z]\))?(?:-\d+)?)/,
    hrefOf: (title, section = '') =>
      `https://www.law.cornell.edu/cfr/text/${title}/${/-/.test(section) ? section : section.replace(/\(.*/, '')}`,
  },
  {
    pattern: /^Rev\. Proc\. \d\d(\d\d)-(\d+)/,
    hrefOf: (year, number) => `https://www.irs.gov/pub/irs-drop/rp-${year}-${number}.pdf`,
  },
  {
    // Laws of earlier congresses are not there.
    pattern: /^P\.L\. (10[4-9]|1[1-9]\d)-(\d+)/,
    hrefOf: (congress, law) => `https://www.govinfo.gov/link/plaw/${congress}/public/${law}`,
  },
]

/** A work with its address: a citation, a comma, the address. */
const citedWork = /^(.+), (https:\/\/\S+)$/

/** Pages of this repository, which are no works that a reader of the site could look up. */
const documentPages = /^docs\//

const statedHere: FigureSource = { label: 'Stated by this site' }
const typicalTerms: FigureSource = { label: 'Usual terms of DSTs, as published', typicalTerms: true }

/**
 * The works of a parameter's `source`, which separates them by semicolons, each with its address where it has a public
 * one. Where it names pages of this repository alone, a figure of the market rests on the usual terms, any other on the
 * site itself.
 */
export function figureSources(source: string, review: ReviewKind): readonly FigureSource[] {
  const works = source
    .split('; ')
    .filter((work) => !documentPages.test(work))
    .map(sourceOf)
  return works.length > 0 ? works : [review === 'market' ? typicalTerms : statedHere]
}

function sourceOf(work: string): FigureSource {
  const [, label, href] = citedWork.exec(work) ?? []
  if (label !== undefined && href !== undefined) return { label, href }
  for (const { pattern, hrefOf } of places) {
    const found = pattern.exec(work)
    if (found !== null) return { label: work, href: hrefOf(...found.slice(1)) }
  }
  return { label: work }
}
