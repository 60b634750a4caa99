/** Terms that a reader may not know, each with the usage to look for and the phrases that explain it. */
const terms = [
  { term: 'TIC', use: /\bTICs?\b/, explanation: /tenan(?:t|cy|ts|cies)[- ]in[- ]common/i },
  { term: 'QI', use: /\bQIs?\b/, explanation: /qualified intermediary/i },
  { term: 'PPM', use: /\bPPMs?\b/, explanation: /private placement memorandum/i },
  { term: 'NNN', use: /\bNNN\b/, explanation: /triple-net/i },
  { term: 'LTV', use: /\bLTV\b/, explanation: /loan-to-value/i },
  { term: 'UPREIT', use: /\bUPREITs?\b/, explanation: /umbrella partnership REIT/i },
  { term: 'boot', use: /\bboot\b/i, explanation: /\bboot(?: (?:is|means) | \(|: )/i },
  { term: 'basis', use: /\b(?:tax|your|low|old|cost) basis\b/i, explanation: /\bbasis(?: (?:is|means) | \(|: )/i },
  {
    term: 'grantor trust',
    use: /\bgrantor trust\b/i,
    explanation: /grantor trust(?:\. That means|: | \(| is | means )/i,
  },
] as const

/** The terms that a text uses without explaining them within the same text. */
export function unexplainedTerms(text: string): readonly string[] {
  return terms.filter(({ use, explanation }) => use.test(text) && !explanation.test(text)).map(({ term }) => term)
}
