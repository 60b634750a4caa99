import type { AnswerPath } from '@dst/content/answers'

/** Answers to which the rest of the site leads. */
export const answerPaths = {
  afterClosingPapers: '/answers/after-closing-papers',
  boot: '/answers/boot',
  chooseIntermediary: '/answers/choose-intermediary',
  deadlines: '/answers/deadlines',
  dstCosts: '/answers/dst-costs',
  exchangeStepByStep: '/answers/exchange-step-by-step',
  highLoan: '/answers/high-loan',
  identify: '/answers/identify',
  lookUp: '/answers/look-up',
  readTheMemorandum: '/answers/read-the-memorandum',
  replaceDebt: '/answers/replace-debt',
  saleClosed: '/answers/sale-closed',
  sellOrExchange: '/answers/sell-or-exchange',
  stepUpHeirs: '/answers/step-up-heirs',
  taxOnSale: '/answers/tax-on-sale',
  yearEnd: '/answers/year-end',
} as const satisfies Record<string, AnswerPath>

/** Where pages have moved, by their old paths. */
export const movedPaths = {
  '/ways/after-closing': answerPaths.saleClosed,
  '/ways/high-loan': answerPaths.highLoan,
} as const satisfies Record<`/${string}`, AnswerPath>
