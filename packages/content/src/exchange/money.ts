import { percentOf } from '@dst/domain/calculator-explanation'
import { dstLoanShare, verdictLimits } from '@dst/domain/parameters'
import type { Section } from '../blocks/index.ts'
import type { InternalLink } from '../site/index.ts'
import type { Reviewed } from '../sources/index.ts'

/** A statement of law beside a figure, with its sources. */
export interface ExchangeNote extends Reviewed {
  readonly id: string
  readonly heading: string
  readonly text: string
}

/** What the view of the money of an exchange explains. */
export interface ExchangeMoney {
  /** What must be replaced, and what is taxed when it is not. */
  readonly replace: Section
  /** Why costs that the sale money pays raise the loan that is needed. */
  readonly costs: ExchangeNote
  /** Which costs of buying the exchange money may pay. */
  readonly buyingCosts: ExchangeNote
  readonly highLoan: ExchangeNote
  readonly highLoanLink: InternalLink
  readonly loss: ExchangeNote
  /** What a deferral is, and what the new property starts from. */
  readonly newBasis: ExchangeNote
}

const { usual, seldomAbove } = dstLoanShare
const few = percentOf(verdictLimits.loanShare)

/** Explains the money of an exchange: what to replace, costs, loans, a loss, and the new basis. */
export const exchangeMoney: ExchangeMoney = {
  replace: {
    id: 'three-things',
    heading: 'How the three are counted',
    blocks: [
      {
        kind: 'list',
        ordered: false,
        items: [
          'Value: buy property worth at least the sale price less the selling costs.',
          'Cash: spend all the money that the sale leaves. What you keep is boot (value that is not like-kind property).',
          'Debt: replace the loans that the sale pays off, with new loans or with cash of your own.',
          'New cash makes up for missing debt. New debt never makes up for cash that you take.',
          'Boot is generally taxed first, up to your whole gain.',
          'Cash or credits that you took at the closing count as boot once. They can no longer be spent, and nothing that you buy makes up for them.',
        ],
      },
    ],
    sources: ['irc-1031', 'reg-1031d', 'form-8824'],
    reviewed: '2026-11-28',
  },
  costs: {
    id: 'costs',
    heading: 'Costs raise the loan that you need',
    text: 'Costs that the sale money pays leave less cash to invest. The debt to replace stays as it is, so the loan has to be a larger part of what you buy. Costs that you pay from your own pocket leave the cash whole.',
    sources: ['reg-1031d', 'form-8824'],
    reviewed: '2026-11-25',
  },
  buyingCosts: {
    id: 'buying-costs',
    heading: 'Costs of buying',
    text: 'Costs that belong to the exchange usually count as money spent, even where the exchange money pays them: the intermediary, title and escrow, a commission, recording and transfer taxes. Costs of a new loan, insurance, and rent or deposits that are settled at the closing usually do not: paid from the exchange money, they are generally boot. Money from your own pocket can pay them instead. Ask your intermediary and your CPA which is which before the closing.',
    sources: ['form-8824', 'reg-1031k'],
    reviewed: '2026-11-28',
  },
  highLoan: {
    id: 'high-loan',
    heading: 'Few DSTs carry that much debt',
    text: `Loans of ${percentOf(usual.from)} to ${percentOf(usual.to)} of the value are usual. Few DSTs go above ${few}, and above ${percentOf(seldomAbove)} they are rare. There are other ways to deal with a high loan, each with its costs: cash of your own, a building with a new loan, two purchases together, or deferring only a part.`,
    sources: ['dst-terms', 'reg-1031d'],
    reviewed: '2026-11-26',
  },
  highLoanLink: { label: 'If your loan is high: six ways', to: '/answers/high-loan' },
  loss: {
    id: 'loss',
    heading: 'You would sell at a loss',
    text: 'A sale may let you deduct it; an exchange would put that off. In an exchange a loss is neither taxed nor deductible now. It stays in the new property.',
    sources: ['irc-1031', 'irc-1231'],
    reviewed: '2026-11-25',
  },
  newBasis: {
    id: 'new-basis',
    heading: 'Deferred is not forgiven',
    text: 'The gain that you put off lowers the basis (what tax law counts as your cost) of the new property. A later sale may tax it. Under current law heirs generally take property at market value.',
    sources: ['irc-1031', 'irc-1014'],
    reviewed: '2026-11-25',
  },
}
