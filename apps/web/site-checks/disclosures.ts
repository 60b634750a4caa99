import { findPromises, findWrongStatements, missingCompanions, quotesBareYield } from '@dst/content/checks'
import { contentLines, type PageCheck } from './built-page.ts'

/** A computed amount after its label: "Annual income", then "$96,000". */
const calculation =
  /\b(?:(?:annual|monthly) income|distributions|tax deferral|net proceeds|(?:net|future) equity|tax bill)\b[^.\n$]{0,40}\n?\$\d/i

/** What a page that calculates has to contain. */
const disclosure = {
  'that results are hypothetical': /\bhypothetical\b/i,
  'that nothing is guaranteed': /\bnot (?:guaranteed|promised)\b/i,
  'that money can be lost': /\bcan lose\b/i,
  'that it is no advice': /\bno investment, tax or legal advice\b/i,
} as const

/** Words that promise a result, anywhere on the page, including navigation and footer. */
export const promiseFaults: PageCheck = ({ html }) =>
  html.querySelector('body')?.structuredText.split('\n').flatMap(findPromises) ?? ['has no body']

/**
 * Statements that are known to be wrong, anywhere on the page, and partial statements without their required
 * counterpart.
 */
export const statementFaults: PageCheck = (page) => {
  const text = page.html.querySelector('body')?.structuredText ?? ''
  return [...findWrongStatements(text), ...missingCompanions(text)]
}

/**
 * A calculation on a page that lacks a part of the disclosure, and a yield in a section that doesn't call it
 * hypothetical.
 */
export const disclosureFaults: PageCheck = (page) => {
  const text = contentLines(page).join('\n')
  const missing = calculation.test(text)
    ? Object.entries(disclosure).flatMap(([what, words]) =>
        words.test(text) ? [] : [`calculates and does not say ${what}`],
      )
    : []
  const bareYields = page.html
    .querySelectorAll('main p, main li, main td, main dd, main figcaption, main legend')
    .filter((block) => quotesBareYield(block.text) && quotesBareYield(block.closest('section')?.text ?? block.text))
  return [...missing, ...bareYields.map((block) => `quotes a yield without a word on it: "${block.text}"`)]
}
