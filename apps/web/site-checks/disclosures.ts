import { findPromises, findWrongStatements, missingCompanions, quotesBareYield } from '@dst/content/checks'
import { contentLines, type PageCheck } from './built-page'

/** A computed amount after its name: "Annual income", and then "$96,000". */
const calculation =
  /\b(?:(?:annual|monthly) income|distributions|tax deferral|net proceeds|(?:net|future) equity|tax bill)\b[^.\n$]{0,40}\n?\$\d/i

/** What has to stand on a page that calculates. */
const disclosure = {
  'that results are hypothetical': /\bhypothetical\b/i,
  'that nothing is guaranteed': /\bnot (?:guaranteed|promised)\b/i,
  'that money can be lost': /\bcan lose\b/i,
  'that it is no advice': /\bno investment, tax or legal advice\b/i,
} as const

/** Words that promise a result, anywhere on the page, navigation and footer included. */
export const promiseFaults: PageCheck = ({ html }) =>
  html.querySelector('body')?.structuredText.split('\n').flatMap(findPromises) ?? ['has no body']

/** Statements that are known to be wrong, anywhere on the page, and halves of statements whose other half the page leaves out. */
export const statementFaults: PageCheck = (page) => {
  const text = page.html.querySelector('body')?.structuredText ?? ''
  return [...findWrongStatements(text), ...missingCompanions(text)]
}

/** A calculation whose page lacks a part of the disclosure, and a yield whose part of the page does not say that it is hypothetical. */
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
