import type { AnswerPage } from '../answer-page.ts'

/** What members of an LLC or partnership can do when they want different things. */
export const partnersLlc: AnswerPage = {
  slug: 'partners-llc',
  question: 'My property is in an LLC or partnership: can each partner choose?',
  title: 'Can each partner of an LLC choose?',
  answer: [
    'The LLC or partnership can exchange as a whole, but its members generally cannot exchange their interests.',
    'Splitting up before the sale is possible and may be questioned, so start early.',
  ],
  searchWords: [
    'drop and swap',
    'swap and drop',
    'my partner wants to cash out',
    'partners disagree about selling',
    'one of us wants a 1031 and the other wants money',
    'multi member llc 1031',
    'brother and I own a building',
    'family llc selling property',
    'dissolve the llc before we sell',
    'get out of a partnership without tax',
    'can I 1031 my half',
    'k-1 real estate',
    'convert llc to tic',
  ],
  tool: { label: 'What else you can settle before you sell', to: '/ways/getting-ready' },
  why: [
    {
      id: 'who-sells',
      heading: 'Who counts as the seller',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In an exchange, whoever sells must be whoever buys. An LLC with one owner generally counts as its owner, so you exchange as if the deed named you. An LLC with two or more members is generally a partnership for tax. Then the LLC is the seller, and you are not. With community property, a married couple’s LLC may be an exception.',
        },
        {
          kind: 'paragraph',
          text: 'Your tax papers show which one you have. A Schedule K-1 that goes with Form 1065 means a partnership. What you own yourself is an interest in it. That is not real property. So you generally cannot exchange it, whether for a building or for another interest.',
        },
      ],
      sources: ['irc-1031', 'rev-proc-2002-69'],
      reviewed: '2026-11-30',
    },
    {
      id: 'the-ways',
      heading: 'The ways, from plain to hard',
      blocks: [
        {
          kind: 'table',
          caption: 'What members of an LLC can do',
          columns: ['Way', 'How it goes', 'Where it can fail'],
          rows: [
            {
              heading: 'Sell and pay',
              cells: [
                'The LLC sells, and each member pays tax on a share of the gain.',
                'Nothing is put off. In return, everyone can go their own way.',
              ],
            },
            {
              heading: 'Exchange together',
              cells: [
                'The LLC sells and the same LLC buys: one building, several, or a share of a Delaware statutory trust (DST).',
                'You still own together, so the question comes back at the next sale.',
              ],
            },
            {
              heading: 'Exchange in part',
              cells: [
                'The LLC buys for less and keeps some cash for those who leave.',
                'Gain is generally taxed up to that cash. Whose tax it is can turn on the LLC agreement.',
              ],
            },
            {
              heading: 'Buy out first',
              cells: [
                'Those who leave are paid for their interest before the sale, and the rest exchange.',
                'They are generally taxed on it. The money has to come from elsewhere than the exchange.',
              ],
            },
            {
              heading: 'Split, then exchange',
              cells: [
                'The LLC deeds shares of the property to members. Each then sells a share, and exchanges it or pays.',
                'The IRS may still see the LLC as the seller, or say that you never held your share for investment.',
              ],
            },
            {
              heading: 'Exchange, then split',
              cells: [
                'The LLC exchanges as a whole, and deeds out shares of the new property later.',
                'If the split was planned, the IRS may say that the LLC did not buy to hold.',
              ],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'A share of a DST is not like a membership in an LLC. If the trust keeps to the limits of an IRS ruling, its share generally counts as real property. So an LLC can buy one in its own exchange.',
        },
      ],
      sources: ['irc-1031', 'holding-rulings', 'case-chase', 'case-mitchell', 'rev-rul-2004-86'],
      reviewed: '2026-11-30',
    },
    {
      id: 'what-was-decided',
      heading: 'What courts and agencies have said about splits',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'Chase v. Commissioner, Tax Court, 1989',
              meaning:
                'An apartment building of a partnership was sold, and two of the partners claimed an exchange of their own. The court looked at the substance. It held that the partnership had sold the whole building, and that the partners could not use section 1031. As a published summary tells it, they had neither paid the costs of a share nor received its rent.',
            },
            {
              term: 'Bolker v. Commissioner, federal court of appeals, 1985',
              meaning:
                'An owner took land out of his own corporation, and on the same day signed a contract to exchange it. The exchange followed three months later and stood. The court held that he had held the land for investment. But his company was not a partnership.',
            },
            {
              term: 'Magneson v. Commissioner, federal court of appeals, 1985',
              meaning:
                'A couple exchanged a building and put the new property into a partnership on the same day. The exchange stood. The case is about 1977. In 1984 Congress ruled out exchanges of partnership interests, so how far the case reaches today is less clear.',
            },
            {
              term: 'Appeal of Mitchell, California, 2018 and 2020',
              meaning:
                'As published accounts tell it, a partner got a share by deed only days before the closing. The state’s tax board called the partnership the real seller. The state’s Office of Tax Appeals let the exchange stand, by two of three judges. It does not bind the IRS.',
            },
            {
              term: 'IRS rulings on holding',
              meaning:
                'In published rulings the IRS has denied an exchange where property was bought to resell, or was sold at once. It must be held for investment or business. A share that you got shortly before the sale raises the same question.',
            },
          ],
        },
      ],
      sources: ['case-chase', 'case-bolker', 'case-magneson', 'case-mitchell', 'holding-rulings'],
      reviewed: '2026-11-30',
    },
    {
      id: 'start-early',
      heading: 'Why early, and in which order',
      blocks: [
        {
          kind: 'paragraph',
          text: 'No statute says how long you must hold a share after a split. Time alone proves nothing, but it leaves room for acts that show who owns what. The split also shows on paper. The partnership’s own return, Form 1065, asks if it gave a partner a share of property as a tenant in common. It also asks if it passed on property that it got in an exchange.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Before you list: ask each member what they want, in writing, and see an attorney and a CPA together.',
            'Before there is a buyer: settle who leaves and how, and ask the lender and the title company about new deeds.',
            'After new deeds: let each owner bear a share of the costs and get a share of the rent. Merely owning and renting out together makes no partnership for tax, but services to tenants can.',
            'At the sale: let each owner decide, sign the contract, and have an exchange agreement of their own before the closing.',
            'After the sale: do not move the new property into another name before you have asked.',
          ],
        },
      ],
      sources: ['holding-rulings', 'form-1065', 'reg-7701-1', 'reg-1031k'],
      reviewed: '2026-11-30',
    },
  ],
  limit: {
    id: 'limit',
    heading: 'Where this ends',
    blocks: [
      {
        kind: 'paragraph',
        text: 'No order of steps makes a split certain. What happened in other cases turned on their facts, and a state may look closer than the IRS. New deeds can touch the loan, the title insurance and local transfer tax. A member who owns much of the LLC may also count as related to it, and deals between the two then need more care.',
      },
      {
        kind: 'paragraph',
        text: 'So count what the split would save. If your share of the gain is small, or you have losses to use or need the cash, paying the tax may be the better choice. If a buyer is already waiting, an exchange by the whole LLC raises the fewest questions.',
      },
    ],
    sources: ['irc-1031', 'holding-rulings', 'case-chase'],
    reviewed: '2026-11-30',
  },
  ofOwnCase: true,
  ask: {
    cpa: [
      'For tax, is our LLC a partnership, a corporation or the same as its owner, and which return shows it?',
      'If cash goes to only one of us, how much gain is taxed, and on whose return?',
      'What would my own share of the tax be if the LLC simply sold?',
    ],
    intermediary: [
      'Who would be your client, the LLC or each of us, and what do you need to see before the closing?',
      'Do you take on a share that was deeded shortly before the sale, and what do you ask for then?',
    ],
  },
  next: ['who-signs', 'passive-losses', 'sell-or-exchange', 'what-is-a-dst'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
