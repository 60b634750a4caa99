import type { Section } from '../blocks/index.ts'
import { figures } from '../figures/figures.ts'

/** First tab of the guide: what a DST is, what an investor owns, and the terms that are often quoted. */
export const whatIsADst: readonly Section[] = [
  {
    id: 'definition',
    heading: 'A trust that owns real estate for many investors',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A Delaware statutory trust (DST) is a legal entity formed under Delaware law. It buys one or more properties, such as apartments or warehouses, and sells shares in itself to investors. The properties and the investors can be anywhere in the country.',
      },
      {
        kind: 'paragraph',
        text: 'In Revenue Ruling 2004-86 the IRS described a DST that is a grantor trust. That means the tax rules look through the trust and treat each investor as owning a part of the real estate. This is what can make a DST share replacement property in a 1031 exchange. It holds only while the trust keeps what it has: the trustee may not buy other property, borrow more or rebuild at will. The rules call this having no power to vary the investment.',
      },
    ],
    sources: ['delaware-dst-act', 'rev-rul-2004-86', 'reg-7701-4'],
    reviewed: '2026-11-21',
  },
  {
    id: 'what-you-own',
    heading: 'What you own, and what you do not',
    blocks: [
      {
        kind: 'definitions',
        items: [
          {
            term: 'Your share',
            meaning: 'A part of the trust, not a deed. You have no vote on rents, repairs, loans or the sale.',
          },
          {
            term: 'The loan',
            meaning:
              'If there is one, the trust alone is the borrower. The loan is generally non-recourse, so the lender cannot come after your other assets, but it can take the property.',
          },
          {
            term: 'The income',
            meaning: 'Your part of what is left after costs, loan payments and reserves. It is not guaranteed.',
          },
          {
            term: 'The tax papers',
            meaning:
              'Each spring a letter with the figures for your return (a grantor letter), or a substitute Form 1099. Not the Schedule K-1 of a partnership. Returns in other states may be due.',
          },
          {
            term: 'The form of the investment',
            meaning:
              'A security, usually offered privately to accredited investors and described in a private placement memorandum (PPM).',
          },
        ],
      },
    ],
    sources: ['rev-rul-2004-86', 'rule-506', 'dst-terms'],
    reviewed: '2026-11-24',
  },
  {
    id: 'who-runs-it',
    heading: 'Who runs it, and the seven limits',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A sponsor buys the property, arranges the loan, forms the trust and picks the managers. A building with many tenants is usually leased to one master tenant, a company of the sponsor, which rents to the others. To keep its tax treatment the trust has to stay passive. The industry counts seven limits; the ruling itself does not number them.',
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          'No new money from investors once the offering has closed.',
          'No new loans, and no change to the terms of the old one.',
          'No reinvesting of the money from a sale.',
          'Spending only on repairs, on small changes that are not structural, and on what the law requires.',
          'Spare cash held only in short-term notes.',
          'All cash beyond reserves paid out to the investors.',
          'No new leases and no change to old ones, with an exception around a tenant’s bankruptcy.',
        ],
      },
      {
        kind: 'notice',
        tone: 'caution',
        text: 'The limits cut both ways. Nobody can ask you for more money, but nobody can bring in rescue money or refinance either. In distress a DST may turn into a limited liability company (a "springing LLC"), which may close the way to a later 1031 exchange.',
      },
    ],
    sources: ['rev-rul-2004-86', 'reg-7701-4', 'dst-risks'],
    reviewed: '2026-11-28',
  },
  {
    id: 'usual-terms',
    heading: 'Terms that are often quoted',
    blocks: [
      {
        kind: 'table',
        caption: 'Often-quoted terms of DST offerings, and what to know about each',
        columns: ['Term', 'Often quoted', 'What to know'],
        rows: [
          {
            heading: 'Minimum investment',
            cells: [
              `${figures.minimumInvestment}, in ${figures.investmentStep} steps`,
              `For exchange money ${figures.minimumForExchanges} is common; some offerings ask for up to $500,000.`,
            ],
          },
          {
            heading: 'Closing',
            cells: [
              `${figures.closingDays} days`,
              'Often within days, and up to about two weeks once papers and proof of status are counted.',
            ],
          },
          {
            heading: 'Holding period',
            cells: [
              `${figures.hold} years`,
              `Published terms run from ${figures.longerHold} years and more. The sponsor decides; no date is guaranteed.`,
            ],
          },
          {
            heading: 'Minimum holding period',
            cells: [
              `About ${figures.minimumHold} years`,
              'A rule of thumb. No law sets a number; what counts is that you bought to hold for investment.',
            ],
          },
          {
            heading: 'Yield on your money',
            cells: [
              `${figures.quotedYield} a year, hypothetical`,
              `Published first-year rates have been about ${figures.publishedFrom} to ${figures.publishedTo} over time. Payments can be cut or stopped.`,
            ],
          },
          {
            heading: 'Number of investors',
            cells: [
              `Typically up to ${figures.investors}`,
              'A custom that goes back to an old line in securities law. It is not a tax rule.',
            ],
          },
          {
            heading: 'Debt',
            cells: [
              `${figures.typicalLoan} of the property’s value`,
              'Some have none, and some 75% to 85% with no cash paid out.',
            ],
          },
          {
            heading: 'Up-front costs',
            cells: [
              `${figures.upFrontCosts} of what you put in`,
              'Some are above 15%. Yearly and exit fees come on top.',
            ],
          },
        ],
      },
      {
        kind: 'paragraph',
        text: 'Whether these costs are less than the tax that is put off depends on your sale.',
        link: { label: 'Compare both with your own figures.', to: '/exchange/compare' },
      },
    ],
    sources: ['dst-terms', 'exchange-act-12g', 'holding-rulings'],
    reviewed: '2026-11-28',
  },
]
