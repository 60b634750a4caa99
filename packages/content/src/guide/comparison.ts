import type { Section, Table } from '../blocks/index.ts'
import type { Reviewed } from '../sources/index.ts'
import { figures } from '../figures/figures.ts'

/** One of the four forms of ownership, with when to consider it and when not to. */
export interface Choice extends Reviewed {
  readonly id: 'dst' | 'tic' | 'reit' | 'direct'
  readonly heading: string
  readonly mayFitIf: readonly string[]
  readonly lookElsewhereIf: readonly string[]
}

/** The comparison of the fourth tab. */
export const comparisonTable: Table = {
  kind: 'table',
  caption: 'DST, tenancy in common, REIT and direct ownership compared',
  columns: ['Question', 'DST', 'Tenancy in common (TIC)', 'REIT shares', 'Direct ownership'],
  rows: [
    {
      heading: 'What you own',
      cells: [
        'A share of a trust, treated as real property for federal tax',
        'A deeded part of the property',
        'Stock in a company',
        'The property',
      ],
    },
    {
      heading: 'Can it take 1031 money?',
      cells: ['Yes, if the trust keeps to the IRS limits', 'Yes, if it is a true co-ownership', 'No', 'Yes'],
    },
    {
      heading: 'Number of owners',
      cells: [
        `Typically up to ${figures.investors}, by custom`,
        `Up to ${figures.coOwners} under the IRS ruling guideline`,
        'Many; no such limit',
        'You and whom you choose',
      ],
    },
    {
      heading: 'Who decides',
      cells: [
        'Sponsor and trustee; you have no vote',
        'All owners must agree on a sale, lease or loan',
        'The company’s board',
        'You',
      ],
    },
    {
      heading: 'The loan',
      cells: [
        'The trust borrows; you do not sign',
        'Each owner usually passes the lender’s checks',
        'The company borrows',
        'You borrow',
      ],
    },
    {
      heading: 'Usual minimum',
      cells: [
        `${figures.minimumInvestment}; ${figures.minimumForExchanges} is common for exchanges`,
        'Varies with the property',
        'One share',
        'The full price, or a down payment',
      ],
    },
    {
      heading: 'Time to buy',
      cells: [
        `${figures.closingDays} days quoted; up to two weeks`,
        'As long as the lender needs to check each owner',
        'At once, if listed',
        'As long as search, inspection and loan take',
      ],
    },
    {
      heading: 'Selling early',
      cells: ['Very hard; no market', 'Hard', 'Easy if listed, otherwise limited', 'Possible; takes time and costs'],
    },
    {
      heading: 'Your work',
      cells: ['None, and no say', 'Votes and papers', 'None', 'All of it, or a manager you pay'],
    },
    {
      heading: 'Costs',
      cells: [
        `Often ${figures.upFrontCosts} up front, then yearly and exit fees`,
        'Selling costs, legal work, management',
        'Low for listed shares; higher for others',
        'Closing costs, repairs, management',
      ],
    },
    {
      heading: 'Tax papers',
      cells: [
        'A yearly letter with your figures (grantor letter) or a substitute Form 1099',
        'Your own books',
        'Form 1099-DIV',
        'Your own books',
      ],
    },
    {
      heading: 'Who may buy',
      cells: [
        'Accredited investors, as a rule',
        'Often accredited investors, when sold as a security',
        'Anyone, if listed',
        'Anyone',
      ],
    },
    {
      heading: 'Main risks',
      cells: [
        'No control, no market, fees, debt that cannot be refinanced',
        'One owner can block the rest; loan trouble',
        'Share prices move daily; no deferral',
        'Everything rests on your property and your work',
      ],
    },
  ],
}

/** The sources of the comparison. */
export const comparisonReview: Reviewed = {
  sources: ['rev-rul-2004-86', 'rev-proc-2002-22', 'irc-856', 'exchange-act-12g', 'dst-terms'],
  reviewed: '2026-11-21',
}

/** When to consider each form, and when not to. */
export const choices: readonly Choice[] = [
  {
    id: 'dst',
    heading: 'When a DST may fit',
    mayFitIf: [
      'You have exchange money and little time.',
      'You want to stop managing property.',
      `You are accredited and can leave the money alone for ${figures.longerHold} years.`,
    ],
    lookElsewhereIf: [
      'You may need the money.',
      'You want a say in how the property is run.',
      'The fees leave you too little.',
    ],
    sources: ['dst-terms', 'dst-risks'],
    reviewed: '2026-11-24',
  },
  {
    id: 'tic',
    heading: 'When a TIC may fit',
    mayFitIf: [
      'You want a deed and a vote.',
      'You know your co-owners and can agree with them.',
      'You need freedom to refinance or sign new leases.',
    ],
    lookElsewhereIf: ['You do not want a lender’s checks.', 'One owner who says no would put you in trouble.'],
    sources: ['rev-proc-2002-22', 'dst-terms'],
    reviewed: '2026-11-24',
  },
  {
    id: 'reit',
    heading: 'When REIT shares may fit',
    mayFitIf: [
      'Your money does not come from an exchange, or you have decided to pay the tax.',
      'You want to be able to sell on any trading day.',
      'You want to start small and spread widely.',
    ],
    lookElsewhereIf: ['You need to defer tax on a sale.', 'Daily price swings would worry you.'],
    sources: ['irc-856'],
    reviewed: '2026-11-24',
  },
  {
    id: 'direct',
    heading: 'When direct ownership may fit',
    mayFitIf: [
      'You like to decide and have the time.',
      'You want to borrow, improve and sell when you choose.',
      'You would rather not share fees with a sponsor.',
    ],
    lookElsewhereIf: [
      'You want to step back from tenants and repairs.',
      `Day ${figures.identificationDays} is near and you have found nothing.`,
    ],
    sources: ['irc-1031', 'dst-terms'],
    reviewed: '2026-11-24',
  },
]

/** The 721 exchange, a way out of some DSTs. */
export const upreit: Section = {
  id: 'upreit',
  heading: 'A later door: the 721 exchange',
  blocks: [
    {
      kind: 'paragraph',
      text: 'In an UPREIT (umbrella partnership REIT) a property goes into the partnership of a REIT, and the owner gets partnership units with tax generally deferred. Some DSTs are built to end this way.',
    },
    {
      kind: 'notice',
      tone: 'caution',
      text: 'It is a one-way door. Units are not real property, so no later 1031 exchange is possible, and turning them into shares is taxable. Some DSTs make the step mandatory, at the REIT’s choice and price.',
    },
  ],
  sources: ['irc-721', 'dst-terms'],
  reviewed: '2026-11-21',
}
