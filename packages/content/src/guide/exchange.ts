import type { DayMarks, Section } from '../blocks/index.ts'
import { figures } from '../figures/figures.ts'

/** The deadlines of an exchange, at the top of the third tab of the guide. */
export const exchangeDeadlines: DayMarks = {
  summary: `Day 0: your sale closes. By day ${figures.identificationDays} you identify replacement property in writing. By day ${figures.exchangeDays}, or the due date of your tax return if that is earlier, the exchange is completed.`,
  points: [
    { day: 0, label: 'Day 0', detail: 'Your sale closes' },
    {
      day: figures.identificationDays,
      label: `Day ${figures.identificationDays}`,
      detail: 'Replacement property is identified in writing',
    },
    {
      day: figures.exchangeDays,
      label: `Day ${figures.exchangeDays}`,
      detail: 'Or the due date of your return, if earlier: everything has closed',
    },
  ],
}

/** What an exchange requires, for the third tab of the guide. */
export const exchangeRequirements: readonly Section[] = [
  {
    id: 'requirements',
    heading: 'What a 1031 exchange requires',
    blocks: [
      {
        kind: 'list',
        ordered: false,
        items: [
          'Real property in the United States, held for business or investment, on both sides. A main home and property held mainly for resale do not qualify.',
          'The same taxpayer sells and buys. An LLC with one owner or a living trust may count as its owner.',
          `A written agreement with a qualified intermediary (QI) before the sale closes. You may not receive, pledge or borrow the money. It generally stays with the intermediary until day ${figures.identificationDays} is over, or until the exchange ends if you named property (Treasury Regulation 1.1031(k)-1(g)(6)).`,
          `Replacement property identified in writing within ${figures.identificationDays} days and bought within ${figures.exchangeDays} days.`,
          'For full deferral, property of equal or greater value, all net cash reinvested, and the old debt replaced or made up with cash.',
          'Form 8824 with the return for the year of the sale.',
        ],
      },
      {
        kind: 'notice',
        tone: 'information',
        text: `A minimum holding period of about ${figures.quotedMinimumHold} years is often quoted. No law sets one; it is a rule of thumb. What counts is the intent to hold for investment. Exchanges between related parties do have a two-year rule of their own.`,
      },
    ],
    sources: ['irc-1031', 'reg-1031k', 'reg-1031k-g6', 'reg-7701-3', 'form-8824', 'holding-rulings'],
    reviewed: '2026-11-28',
  },
  {
    id: 'deadlines',
    heading: 'Two deadlines, and the one that surprises people',
    blocks: [
      {
        kind: 'paragraph',
        text: `The closing of your sale is day 0. Day ${figures.identificationDays} ends the time to identify. Day ${figures.exchangeDays}, or the due date of your tax return if that is earlier, ends the exchange. These are calendar days; weekends and holidays do not move them.`,
        link: { label: 'Count the days of your own sale.', to: '/exchange' },
      },
      {
        kind: 'table',
        caption: 'Deadlines for three sample sales by an individual',
        columns: [
          'Sale closes',
          `Day ${figures.identificationDays}`,
          `Day ${figures.exchangeDays}`,
          'Last day, no extension filed',
          'Last day, extension filed',
        ],
        rows: [
          {
            heading: 'March 14, 2026',
            cells: ['April 28, 2026', 'September 10, 2026', 'September 10, 2026', 'September 10, 2026'],
          },
          {
            heading: 'October 18, 2026',
            cells: ['December 2, 2026', 'April 16, 2027', 'April 15, 2027', 'April 16, 2027'],
          },
          {
            heading: 'November 20, 2026',
            cells: ['January 4, 2027', 'May 19, 2027', 'April 15, 2027', 'May 19, 2027'],
          },
        ],
      },
      {
        kind: 'notice',
        tone: 'caution',
        text: `Which due date counts depends on who sold. Most people file by April 15, so their exchange ends early for sales from about October 18 on. Partnerships, LLCs with several owners that file as partnerships, and S corporations generally file by March 15: for them the problem starts with sales from about September 17. Estates, trusts and C corporations have dates of their own, and other dates again if their tax year is not the calendar year. An extension filed in time generally restores the ${figures.exchangeDays} days: Form 4868 for individuals, generally Form 7004 for the others. Ask your CPA before the year ends.`,
      },
      {
        kind: 'list',
        ordered: false,
        items: [
          'Three properties: you may name up to three of any value.',
          '200%: you may name more if their total value is no more than twice the price of what you sold.',
          `95%: if you name more than that, you generally have to buy nearly all of it, at least 95% of the value on your list. What you bought by day ${figures.identificationDays} counts in any case.`,
        ],
      },
      {
        kind: 'paragraph',
        text: 'These are the rules for the list that you sign.',
        link: { label: 'Check your own list.', to: '/exchange/list' },
      },
    ],
    sources: ['irc-1031', 'reg-1031k', 'return-due-dates'],
    reviewed: '2026-11-28',
  },
  {
    id: 'boot-and-debt',
    heading: 'Cash you keep and debt you drop',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Boot is value you receive that is not like-kind property: cash you keep, or debt that is paid off and not replaced. It is generally taxed first, up to the amount of your gain. New cash can stand in for old debt. New debt cannot stand in for cash that you take out.',
        link: { label: 'See what your own sale has to replace.', to: '/exchange/money' },
      },
      {
        kind: 'table',
        caption: 'A sale for $2,000,000 with a $400,000 mortgage and a gain of $1,205,128',
        columns: ['What you buy', 'Boot', 'Gain taxed now'],
        rows: [
          { heading: 'DST: $1,600,000 cash and $400,000 share of its loan', cells: ['$0', '$0'] },
          { heading: 'DST without a loan: $1,600,000 cash', cells: ['$400,000', '$400,000'] },
          { heading: 'DST without a loan: $2,000,000 cash, $400,000 of it new', cells: ['$0', '$0'] },
          { heading: 'DST: $1,400,000 cash and $600,000 share of its loan', cells: ['$200,000', '$200,000'] },
        ],
      },
    ],
    sources: ['irc-1031', 'reg-1031d'],
    reviewed: '2026-11-26',
  },
]

/** How a DST can help an exchange, each point with its limit. */
export const howDstsHelp: Section = {
  id: 'how-dsts-help',
  heading: 'How a DST can help, and where it cannot',
  blocks: [
    {
      kind: 'definitions',
      items: [
        {
          term: 'Time',
          meaning:
            'Most DSTs have bought their property before investors come in, so closing often takes days. It cannot rescue an exchange that was set up too late.',
        },
        {
          term: 'A second choice',
          meaning: 'Some investors name a DST beside a building, in case that purchase fails. A DST can sell out too.',
        },
        {
          term: 'Matching value and debt',
          meaning: `You choose the amount, often in steps of ${figures.investmentStep}, and a part of the trust’s loan counts as yours without your signature. The loan brings its own risk.`,
        },
        {
          term: 'Money left over',
          meaning: `A DST can take what remains after another purchase, which might otherwise be boot. It still has to be named by day ${figures.identificationDays}.`,
        },
        {
          term: 'Several properties',
          meaning:
            'You can divide the money. A DST that holds several buildings may count as several under the identification rules, so ask your QI.',
        },
      ],
    },
  ],
  sources: ['reg-1031k', 'reg-1031d', 'dst-terms', 'dst-risks'],
  reviewed: '2026-11-28',
}
