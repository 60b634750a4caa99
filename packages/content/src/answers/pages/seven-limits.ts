import type { AnswerPage } from '../answer-page.ts'

/** What a DST may not do, what each limit spares and costs, and what is left when something goes wrong. */
export const sevenLimits: AnswerPage = {
  slug: 'seven-limits',
  question: 'What may a DST not do, and what if things go wrong?',
  title: 'The seven limits of a DST',
  answer: [
    'A DST generally may not raise money, refinance or sign new leases freely, which is the price of its tax treatment.',
    'In trouble it may have to sell, lose the building, or turn into an LLC, which can end later exchanges.',
  ],
  searchWords: [
    'seven deadly sins',
    'capital call',
    'can they make me put in more money',
    'tenant moved out',
    'tenant stopped paying',
    'DST goes broke',
    'trust ran out of cash',
    'cannot refi',
    'balloon payment',
    'special assessment',
    'bank takes the property',
    'prohibited',
    'roof needs replacing',
    'my DST became a company',
    'runs out of money',
  ],
  tool: { label: 'Try a bad case on an offering you have been shown', to: '/exchange/offerings' },
  why: [
    {
      id: 'the-limits',
      heading: 'What each limit spares you, and what it costs you',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The trade counts seven limits on a DST (Delaware statutory trust) and calls them “deadly sins.” The IRS ruling behind them does not number them.',
        },
        {
          kind: 'table',
          caption: 'The seven limits, as the trade counts them',
          columns: ['The limit', 'What it spares you', 'What it costs you'],
          rows: [
            {
              heading: 'No new money once the offering has closed',
              cells: ['Nobody can ask you for more', 'Nobody can put money in when it is needed'],
            },
            {
              heading: 'No new loan, and no new terms for the old one',
              cells: ['No further debt ahead of you', 'A loan that falls due cannot be replaced'],
            },
            {
              heading: 'No buying with the money from a sale',
              cells: ['The money comes to you', 'To exchange again, you have to act before the sale'],
            },
            {
              heading: 'Only repairs, minor changes, and what the law requires',
              cells: ['No bold plans to rebuild', 'An aging building cannot be made over'],
            },
            {
              heading: 'Spare cash only in short-term notes',
              cells: ['No bets with the reserves', 'The cash earns little'],
            },
            {
              heading: 'Cash beyond reserves is paid out',
              cells: ['Income is not held back', 'Little can be saved up for bad years'],
            },
            {
              heading: 'No new leases or new terms, unless the tenant is bankrupt',
              cells: ['No lease is swapped for a worse one', 'Rent cannot be cut to hold a tenant'],
            },
          ],
        },
      ],
      sources: ['rev-rul-2004-86', 'reg-7701-4', 'dst-terms'],
      reviewed: '2026-11-30',
    },
    {
      id: 'why-they-exist',
      heading: 'Why the trust accepts them',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A DST share can generally replace a building in an exchange because tax law looks through the trust. That holds only while nobody has the power to vary the investment. What counts is the power that the trust agreement gives. A power that is never used may count all the same.',
        },
        {
          kind: 'paragraph',
          text: 'In Revenue Ruling 2004-86 the IRS looked at a trust whose trustee could do almost nothing. With more power, the trust could count as a business, generally a partnership. A share of one generally cannot go into or come out of an exchange. Then the tax that you put off may be due, with interest.',
        },
        {
          kind: 'paragraph',
          text: 'The limits bind the trust, not its tenant. That is why many trusts rent the whole building to one company of the sponsor, which signs with the tenants (a master lease). In three programs that REITs report to the SEC, the sponsor’s partnership stands behind that rent, in whole or in part. Such a pledge is worth what the company behind it is worth.',
        },
      ],
      sources: ['rev-rul-2004-86', 'reg-7701-4', 'irc-1031', 'dst-program-reports'],
      reviewed: '2026-11-30',
    },
    {
      id: 'when-it-goes-wrong',
      heading: 'What is left to do when something goes wrong',
      blocks: [
        {
          kind: 'table',
          caption: 'Four kinds of trouble, and what a trust can still do',
          columns: ['Trouble', 'What the trust can do', 'What you may notice'],
          rows: [
            {
              heading: 'A large tenant leaves',
              cells: [
                'A master tenant can look for another. Without one, the trust may be stuck',
                'Payments fall or stop',
              ],
            },
            {
              heading: 'The roof or the heating fails',
              cells: ['Repair it from income and reserves', 'Payments may stop until it is paid for'],
            },
            {
              heading: 'Income no longer covers the loan',
              cells: ['Use the reserves, as long as they last', 'Payments stop, and a default may follow'],
            },
            {
              heading: 'The loan falls due in a bad year',
              cells: ['Sell for what the building brings', 'A sale at a bad time, perhaps at a loss'],
            },
          ],
        },
      ],
      sources: ['rev-rul-2004-86', 'dst-terms', 'dst-risks'],
      reviewed: '2026-11-30',
    },
    {
      id: 'last-resorts',
      heading: 'Four last resorts',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'A sale under pressure',
              meaning:
                'The price may be poor, and the lender is paid first. For tax it is a sale all the same: the gain that you deferred may be taxed, unless you exchange again.',
            },
            {
              term: 'A springing LLC',
              meaning:
                'Many trust agreements let the trustee turn the trust into a company (LLC) to keep the building from being lost. The LLC can borrow, take new money and sign leases. For tax it generally counts as a partnership, so a later exchange may be closed to you.',
            },
            {
              term: 'Foreclosure',
              meaning:
                'The lender takes the building. It generally cannot reach your other assets. But you can lose all that you put in and still owe tax on the old gain, with no cash from the trust to pay it.',
            },
            {
              term: 'Bankruptcy',
              meaning:
                'A company can ask a court for time under chapter 11. A trust can do so only if it is a “business trust,” and courts differ on how to tell. In 2021 a court in Delaware let a real estate trust from Singapore do so. It went by Singapore’s law, and against several earlier cases. So don’t count on it for a DST.',
            },
          ],
        },
      ],
      sources: ['dst-risks', 'rev-rul-2004-86', 'irc-1031', 'bankruptcy-of-trusts'],
      reviewed: '2026-11-30',
    },
  ],
  limit: {
    id: 'limit',
    heading: 'When the limits are a reason to choose something else',
    blocks: [
      {
        kind: 'paragraph',
        text: 'For a good building with a strong tenant and little debt, the limits may matter little. They matter most with a large loan, one tenant, or work that is due on the building. If you want somebody to be able to refinance, rebuild or wait, a building of your own is better. Then that somebody is you, with your own money at risk. Owners in common can decide such things together. If you would rather owe nothing and wait for nobody, paying the tax is better.',
      },
      {
        kind: 'paragraph',
        text: 'This page tells how trusts of this kind are usually written. Yours has its own agreement, and what stands there counts. Read the parts on the loan, the lease and a change into an LLC with an attorney.',
      },
    ],
    sources: ['rev-rul-2004-86', 'dst-risks', 'dst-terms'],
    reviewed: '2026-11-30',
  },
  ask: {
    sponsor: [
      'Which events let you turn the trust into an LLC, who decides, and who would be paid before me then?',
      'How large are the reserves today, and which repairs do you expect before the sale?',
      'Who owns the master tenant, and from what does it pay the rent if half of the building is empty?',
    ],
    adviser: ['Which of the seven limits could hurt this property most, and what happens then?'],
    cpa: ['If the lender took the building, or the trust became an LLC, what tax could I owe, and when?'],
  },
  next: ['dst-exits', 'high-loan', 'what-went-wrong', 'dst-or-other'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
