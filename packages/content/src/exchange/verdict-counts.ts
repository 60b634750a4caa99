/** How often each verdict is shown: what is counted, and a short name of each rule. */
export interface VerdictCounts {
  readonly id: string
  readonly heading: string
  /** What is counted, and what is not. */
  readonly texts: readonly string[]
  readonly caption: string
  /** The names of the rules, from the first on. */
  readonly names: readonly string[]
}

export const verdictCounts: VerdictCounts = {
  id: 'counts',
  heading: 'How often each is shown',
  texts: [
    'We count which rule decides the sentence, so that everyone can see whether the comparison ever says something else.',
    'Your browser sends the number of the rule, from 1 to 11, and the server adds the month. Nothing else is kept: no figure, no name, no account and no address.',
    'A sentence that depends on state tax counts as rule 11 alone, and for neither side.',
    'A rule counts once your figures have stood still for three seconds, and only once until you load the site again. A browser that sends a privacy signal counts nothing.',
  ],
  caption: 'How often each rule decided the sentence, by month (UTC)',
  names: [
    'No gain',
    'Up-front cost above the tax',
    'A low rate this year',
    'Losses cut the tax',
    'Cash needed soon',
    'Behind at equal returns',
    'Tax above the cash',
    'A large loan to replace',
    'Other ways are left',
    'Worth its cost',
    'Depends on state tax',
  ],
}
