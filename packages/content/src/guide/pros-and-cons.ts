import type { InternalLink } from '../site/index.ts'
import type { Reviewed } from '../sources/index.ts'
import { figures } from '../figures/figures.ts'

/** A benefit and, on the same line, its limit. */
export interface BenefitWithLimit extends Reviewed {
  readonly id: string
  readonly heading: string
  readonly benefit: string
  readonly limit: string
  /** Where the site answers it for one's own figures. */
  readonly link?: InternalLink
}

/** One risk in plain language. */
export interface Risk extends Reviewed {
  readonly id: string
  readonly heading: string
  readonly text: string
  /** Where the site answers it for one's own figures. */
  readonly link?: InternalLink
}

/** The arguments for a DST, each with its counterargument. */
export const benefitsWithLimits: readonly BenefitWithLimit[] = [
  {
    id: 'deferral',
    heading: 'Tax may be deferred',
    benefit: 'A DST share can be replacement property, so an exchange into it may put off the tax on your gain.',
    limit:
      'The gain stays in the share and may be taxed later. A missed deadline or a trust that fails the rules can bring the tax due at once.',
    link: { label: 'Is it worth it? Compare it with paying the tax', to: '/exchange/compare' },
    sources: ['irc-1031', 'rev-rul-2004-86'],
    reviewed: '2026-11-26',
  },
  {
    id: 'speed',
    heading: 'It can close fast',
    benefit: `The property has usually been bought already, so a closing often takes days. That helps against the ${figures.identificationDays}-day and ${figures.exchangeDays}-day limits.`,
    limit: 'Fast is not the same as careful. You still have a long document to read, and an offering can sell out.',
    sources: ['dst-terms', 'reg-1031k'],
    reviewed: '2026-11-24',
  },
  {
    id: 'passive',
    heading: 'Others do the work',
    benefit: 'Tenants, repairs and books are the manager’s job.',
    limit: 'You have no say in any of it, and you cannot replace a manager who does it badly.',
    sources: ['reg-7701-4', 'dst-risks'],
    reviewed: '2026-11-24',
  },
  {
    id: 'spread',
    heading: 'Smaller pieces',
    benefit: 'Lower minimums let you divide your money among several properties, cities and sponsors.',
    limit: 'Each DST still rests on one or a few properties. Spreading money does not prevent a loss.',
    sources: ['dst-terms', 'dst-risks'],
    reviewed: '2026-11-24',
  },
  {
    id: 'debt',
    heading: 'Debt without your signature',
    benefit:
      'For the exchange, a part of the trust’s loan counts as yours. It can stand in for the mortgage you paid off.',
    limit: 'The loan stands ahead of you. If it cannot be repaid, you can lose the investment and still owe tax.',
    sources: ['reg-1031d', 'dst-risks'],
    reviewed: '2026-11-24',
  },
  {
    id: 'income',
    heading: 'Possible monthly income',
    benefit: 'Many DSTs pay out each month, and depreciation may shelter a part.',
    limit:
      'Distributions are not guaranteed and have been suspended. A low basis (roughly, cost less depreciation) carries over from your old property, so there is less to depreciate.',
    sources: ['dst-terms', 'irc-168'],
    reviewed: '2026-11-24',
  },
  {
    id: 'heirs',
    heading: 'Simple to pass on',
    benefit:
      'Under current law heirs generally take the share at market value at death, and shares are easier to divide than a building.',
    limit: 'The value can fall, heirs cannot sell at will, and the law may change.',
    sources: ['irc-1014', 'dst-risks'],
    reviewed: '2026-11-24',
  },
]

/** The risks that the page must state, regardless of the offering. */
export const risks: readonly Risk[] = [
  {
    id: 'loss-of-principal',
    heading: 'Loss of principal',
    text: 'You can lose part or all of the money you put in.',
    sources: ['dst-risks'],
    reviewed: '2026-11-24',
  },
  {
    id: 'illiquidity',
    heading: 'Hard to sell',
    text: `There is no secondary market. Expect to hold until the sponsor sells, which may be ${figures.maxHoldYears} years or more.`,
    sources: ['dst-risks'],
    reviewed: '2026-11-24',
  },
  {
    id: 'no-control',
    heading: 'No control',
    text: 'You cannot vote on the tenants, the repairs, the loan or the day of the sale.',
    sources: ['dst-risks', 'reg-7701-4'],
    reviewed: '2026-11-24',
  },
  {
    id: 'sponsor',
    heading: 'Dependence on the sponsor',
    text: 'The result depends on the sponsor’s skill, money and honesty. A sponsor that fails can take the trust with it.',
    sources: ['dst-risks'],
    reviewed: '2026-11-24',
  },
  {
    id: 'leverage',
    heading: 'Debt and refinancing',
    text: 'Debt makes losses larger. The trust cannot refinance, so a loan that comes due in a weak market can force a sale or a foreclosure.',
    sources: ['dst-risks', 'rev-rul-2004-86'],
    reviewed: '2026-11-24',
  },
  {
    id: 'distributions',
    heading: 'Distributions can stop',
    text: 'Distributions are not guaranteed. Sponsors have cut and suspended them, at times for years.',
    sources: ['dst-risks'],
    reviewed: '2026-11-24',
  },
  {
    id: 'concentration',
    heading: 'Few tenants, few properties',
    text: 'One tenant who leaves, or one town that shrinks, can decide the outcome.',
    sources: ['dst-risks'],
    reviewed: '2026-11-24',
  },
  {
    id: 'market',
    heading: 'Interest rates and markets',
    text: 'Higher rates and lower rents push prices down. A sale may come at a bad time.',
    sources: ['dst-risks'],
    reviewed: '2026-11-24',
  },
  {
    id: 'tax',
    heading: 'Tax law and qualification',
    text: 'The law may change. The trust, or your exchange, may fail to qualify, and then tax, interest and penalties may be due.',
    sources: ['irc-1031', 'rev-rul-2004-86', 'reg-7701-4'],
    reviewed: '2026-11-24',
  },
  {
    id: 'fees',
    heading: 'Fees',
    text: `Up-front costs often take ${figures.upFrontCosts} of what you put in, and sometimes more than 15%. Yearly fees and a fee at the sale follow.`,
    link: { label: 'Set the costs against the tax of your own sale', to: '/exchange/compare' },
    sources: ['dst-terms'],
    reviewed: '2026-11-26',
  },
  {
    id: 'forced-721',
    heading: 'A forced 721 exchange',
    text: 'Some DSTs can turn your share into units of a REIT partnership, at a time and price that the REIT picks. After that no further 1031 exchange is possible.',
    sources: ['irc-721', 'dst-terms'],
    reviewed: '2026-11-24',
  },
  {
    id: 'conflicts',
    heading: 'Conflicts of interest',
    text: 'The sponsor may be seller, manager and master tenant at once. Sellers of DSTs earn commissions, and sites like this one are paid for leads.',
    sources: ['dst-risks', 'marketing-rule', 'site-practice'],
    reviewed: '2026-11-24',
  },
]
