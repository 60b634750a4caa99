import { figures } from '../figures/figures.ts'

/** A statement that was once on the site and was wrong or too strong: the pattern that matches it, and why. */
interface Wrong {
  readonly pattern: RegExp
  readonly reason: string
}

const wrong: readonly Wrong[] = [
  { pattern: /\bonly that part (?:may|can|will) be deferred/i, reason: 'boot is taxed first, up to the whole gain' },
  {
    pattern: /\byou can stop at any (?:of them|step|time)\b/i,
    reason: 'after the sale, stopping means tax, and the intermediary holds the money',
  },
  { pattern: /\bwhoever offers an investment must\b/i, reason: 'only Rule 506(c) requires steps to verify' },
  {
    pattern: /\bdocuments (?:should be |must be |are )?(?:dated )?within about (?:90 days|three months)/i,
    reason: 'tax forms are those of two years',
  },
  { pattern: /\bto the dollar\b/i, reason: `DSTs are often sold in steps of ${figures.investmentStep}` },
  { pattern: /\b(?:has its loan|financed) before you (?:arrive|come)\b/i, reason: 'some DSTs buy or borrow later' },
  { pattern: /\bno inspection\b/i, reason: 'what the sponsor inspected has to be read' },
  { pattern: /\bfirst exchange is (?:not|no) harder\b/i, reason: 'nobody can know that' },
  { pattern: /\ball (?:of )?these figures are hypothetical\b/i, reason: 'published rates are not hypothetical' },
]

/** What must appear in the same part of a page as certain phrases, because half of the statement is misleading. */
const companions: readonly { readonly to: RegExp; readonly needed: Readonly<Record<string, RegExp>> }[] = [
  {
    // The due date, not a day on which a court of earlier years decided.
    to: /\bApril 15\b(?!, 20[01]\d)/,
    needed: {
      'that partnerships and S corporations have March 15':
        /\bS corporations\b[^]*\bMarch 15\b|\bMarch 15\b[^]*\bS corporations\b/,
      'that their trap begins about September 17': /\bSeptember 17\b/,
      'that estates and trusts have dates of their own': /\bestates\b[^.]{0,30}\btrusts\b/i,
    },
  },
  {
    to: /\$200,000 for (?:a|each) person\b/,
    needed: {
      'that the investor states it in writing': /\bin writing\b/,
      'that nobody else lends the money for it': /\b(?:lends|borrow|financed?)/,
      'that the issuer may know nothing to the contrary': /\bknows? (?:nothing|of nothing)\b/,
    },
  },
]

/** Every statement in a text that is known to be wrong or too strong, each with its reason. */
export function findWrongStatements(text: string): readonly string[] {
  return wrong.flatMap(({ pattern, reason }) => {
    const found = pattern.exec(text)
    return found === null ? [] : [`"${found[0]}": ${reason}`]
  })
}

/** What a part of a page is missing next to phrases that mislead on their own. Expects the text of the whole part. */
export function missingCompanions(text: string): readonly string[] {
  return companions.flatMap(({ to, needed }) =>
    to.test(text)
      ? Object.entries(needed).flatMap(([what, words]) => (words.test(text) ? [] : [`does not say ${what}`]))
      : [],
  )
}
