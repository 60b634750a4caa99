/** A phrase that content must not contain, and why. */
interface Forbidden {
  readonly pattern: RegExp
  readonly reason: string
}

const forbidden: readonly Forbidden[] = [
  { pattern: /\btax[- ]free\b/i, reason: 'an exchange defers tax' },
  { pattern: /\b(?:risk|stress|worry)[- ]free\b/i, reason: 'no investment is free of risk' },
  { pattern: /\bsafe(?:st|r|ly|ty)?\b/i, reason: 'no investment is safe' },
  { pattern: /\beliminat\w*\b[^.]{0,30}\btax/i, reason: 'an exchange defers tax' },
  { pattern: /\bavoid(?:s|ing)? (?:all |paying |your )*tax/i, reason: 'an exchange defers tax' },
  { pattern: /\bSEC[- ](?:approved|endorsed|registered offering)\b/i, reason: 'the SEC approves no offering' },
  { pattern: /\b(?:approved|endorsed) by the SEC\b/i, reason: 'the SEC approves no offering' },
  { pattern: /\bbest\b/i, reason: 'a superlative that nobody can prove' },
  {
    pattern: /\byou(?:’ll| will| can expect to) (?:save|earn|receive|make|gain|profit)\b/i,
    reason: 'a promise of a result',
  },
  {
    pattern: /\b(?:will|always) (?:pay|pays|return|returns|yield|yields|earn|earns|grow|grows)\b/i,
    reason: 'a promise of a return',
  },
  {
    pattern: /\b(?:assured|steady|reliable|secure|bond-like) (?:income|return|returns|distributions|yield)\b/i,
    reason: 'a promise of a return',
  },
  {
    pattern: /\b(?:ensures?|promises?) (?:you )?(?:an? )?(?:income|return|returns|profit)\b/i,
    reason: 'a promise of a return',
  },
]

/** Names of rules, titles of sources and addresses: they are cited as they are, and promise nothing. */
const cited = /\bRegulation Best Interest\b|“Limitations on the Safe Harbors\b|\bhttps:\/\/\S+/g

const negation = /\b(?:not|no|never|nor|neither|cannot|without|none)\b(?:(?!\b(?:and|but)\b)[^.;,]){0,40}$/i

/** Every forbidden phrase in a text, each with its reason; "guaranteed" passes only after a negation in its clause. */
export function findPromises(written: string): readonly string[] {
  const text = written.replace(cited, '')
  const plain = forbidden.flatMap(({ pattern, reason }) => {
    const found = pattern.exec(text)
    return found === null ? [] : [`"${found[0]}": ${reason}`]
  })
  const guarantees = [...text.matchAll(/\bguarant(?:ee[ds]?|eeing)\b/gi)]
    .filter((found) => !negation.test(text.slice(0, found.index)))
    .map((found) => `"${found[0]}": no result is guaranteed`)
  return [...plain, ...guarantees]
}

/** Whether a text states a rate of income without saying that it is hypothetical or not guaranteed. */
export function quotesBareYield(text: string): boolean {
  const quotes =
    /\d%[^.]*\b(?:yield|income a year|distribution|first-year rate)|\b(?:yield|distribution|first-year rate)s?\b[^.]*\d%/i.test(
      text,
    )
  return quotes && !/hypothetical|not guaranteed/i.test(text)
}
