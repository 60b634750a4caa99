import type { AnswerPage } from '../answer-page.ts'

/** How a DST can end in units of a REIT partnership, who decides, and what is taxed later. */
export const dst721: AnswerPage = {
  slug: 'dst-721',
  question: 'What is a 721 exit into a REIT?',
  answer: [
    'The partnership of a REIT takes over your DST share and gives you units for it, often when the REIT decides.',
    'Tax is generally put off once more, but units cannot go into another 1031 exchange.',
  ],
  searchWords: [
    'UPREIT',
    '721 exchange',
    'OP units',
    'operating partnership',
    'DST to REIT',
    'roll into a REIT',
    'forced conversion',
    'can they make me take units',
    'swap DST for stock',
    'mandatory',
    'what happens after two years',
    'K-1 from my DST',
    'opt out',
  ],
  tool: { label: 'Note whether an offering plans for it, and compare', to: '/exchange/offerings' },
  why: [
    {
      id: 'how-it-works',
      heading: 'How it works',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A REIT (real estate investment trust) is a company that owns real estate and pays out most of its taxable income. Many REITs hold their buildings through a partnership. Some start DSTs (Delaware statutory trusts) of their own, and keep the right to take the property back into that partnership later.',
        },
        {
          kind: 'paragraph',
          text: 'If they do, you hand over your DST share and get units of the partnership. Section 721 of the tax code says that such a swap of property for units is generally not taxed. There are exceptions, such as for partnerships that are like investment funds. Your basis (what tax law counts as your cost) goes on in the units, and so does the gain that you put off.',
        },
      ],
      sources: ['irc-721', 'irc-856', 'partnership-units', 'dst-program-reports'],
      reviewed: '2026-11-30',
    },
    {
      id: 'who-decides',
      heading: 'Who decides, in four programs',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We read what four REITs report to the SEC about their DST programs. In each, the REIT’s partnership has the right to buy the investors out at fair market value. It is a right and not a duty.',
        },
        {
          kind: 'table',
          caption: 'The right to take over DST shares, in four reports to the SEC',
          columns: ['Report', 'From when', 'What it may give you'],
          rows: [
            {
              heading: 'September 2023',
              cells: ['Two years after the offering closes', 'Units or cash, at the REIT’s choice'],
            },
            {
              heading: 'December 2024',
              cells: ['Two years after the offering closes', 'Units or cash, at the REIT’s choice'],
            },
            {
              heading: 'September 2025, one program',
              cells: ['For a year, beginning two years after the offering closes', 'Units'],
            },
            {
              heading: 'September 2025, another',
              cells: ['Two years after all shares are sold', 'Units or cash'],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'The reports name no right of investors to refuse, or to ask for the swap. So you cannot plan on it, in either direction. And the sponsor’s group may stand on both sides of the price. In the program of the first row, those who got units can generally turn them in a year later. The REIT then chooses whether to give its shares, cash, or both. Some other DSTs make the swap part of the plan from the first day.',
        },
      ],
      sources: ['dst-program-reports', 'dst-risks'],
      reviewed: '2026-11-30',
    },
    {
      id: 'tax-later',
      heading: 'What is taxed, and when',
      blocks: [
        {
          kind: 'table',
          caption: 'Events on this way, and what is generally taxed',
          columns: ['What happens', 'What is generally taxed'],
          rows: [
            { heading: 'You get units only', cells: ['Nothing then, as a rule, unless your share of the debt falls'] },
            { heading: 'You get cash', cells: ['Your gain. Another exchange may be possible if it is set up before'] },
            {
              heading: 'The partnership sells the old building',
              cells: [
                'The gain that was in it when it came in. It is allotted to you, though others decide on the sale',
              ],
            },
            {
              heading: 'Your share of the debt falls, at the swap or later',
              cells: ['The fall counts as cash paid to you. What exceeds your basis is taxed'],
            },
            { heading: 'You turn units into shares or cash', cells: ['The gain that is left'] },
            {
              heading: 'You die holding units',
              cells: [
                'Heirs generally start from the value on that day, so the old gain on the units may fall away. If the building is sold later, they may still be taxed, unless the partnership has made an election (section 754)',
              ],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'The papers change too. A partner usually gets a Schedule K-1 instead of the yearly letter of a DST. It can list several states.',
        },
      ],
      sources: ['irc-721', 'partnership-units', 'irc-1014', 'dst-terms'],
      reviewed: '2026-11-30',
    },
    {
      id: 'both-sides',
      heading: 'What you get and what you give up',
      blocks: [
        {
          kind: 'table',
          caption: 'Units of a REIT’s partnership, compared with a DST share',
          columns: ['What you may get', 'What goes with it'],
          rows: [
            {
              heading: 'A part of many buildings, not one or a few',
              cells: ['You did not choose them, and their loans and leases come along'],
            },
            {
              heading: 'A way to cash in a part at a time',
              cells: ['Each part is generally taxed, and the terms set when, how much and at which price'],
            },
            {
              heading: 'No more days to count and no intermediary',
              cells: ['No more 1031 exchange, as units are not real property'],
            },
            {
              heading: 'Each heir may keep units or turn them in',
              cells: ['Their value can fall, and the REIT may limit how many it takes back'],
            },
            {
              heading: 'A manager who can borrow, build and trade',
              cells: [
                'A manager who may do so badly. New fees can start: in one sales agreement, some classes of units carry a yearly fee for those who sell',
              ],
            },
          ],
        },
      ],
      sources: ['irc-1031', 'irc-856', 'dst-risks', 'servicing-fees'],
      reviewed: '2026-11-30',
    },
  ],
  limit: {
    id: 'limit',
    heading: 'When another way is better',
    blocks: [
      {
        kind: 'paragraph',
        text: 'If you mean to exchange again, look for a DST without such a right, or buy a building of your own. Once you hold units, that door is closed. If you want cash soon, paying the tax is better: you know the sum, and no board decides when you get the rest. Ordinary REIT shares, bought after paying the tax, are easier to sell if they are listed.',
      },
      {
        kind: 'paragraph',
        text: 'The swap may suit you if you are done with exchanging, want to hold until your heirs take over, and trust this REIT. Then judge the REIT before you buy the DST: its debt, its fees, and whether it has paid those who wanted out. Yours may differ from the four programs above, and only its own documents count.',
      },
    ],
    sources: ['irc-1031', 'irc-721', 'dst-program-reports', 'dst-risks'],
    reviewed: '2026-11-30',
  },
  ask: {
    sponsor: [
      'May I refuse the units and be paid in cash, and until which day do I have to say so?',
      'Who sets the fair market value of my share and of the units, and may I see both appraisals first?',
      'Has the REIT ever limited or stopped paying out those who wanted to turn in units, and when?',
      'Is there an agreement not to sell the old building for some years, or to pay my tax if you do?',
    ],
    cpa: ['If the plan is to take units after two years, do I still hold the DST for investment in my exchange?'],
  },
  next: ['dst-exits', 'next-exchange', 'step-up-heirs', 'dst-or-other'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
