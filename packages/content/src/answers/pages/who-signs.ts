import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'

/** In whose name an exchange has to be bought. */
export const whoSigns: AnswerPage = {
  slug: 'who-signs',
  question: 'Who must sign: me, my trust, my spouse, my LLC?',
  title: 'Who must sign: me, my trust, my LLC?',
  answer: [
    'The taxpayer that sells must be the one that buys; for tax, a living trust or one-owner LLC generally counts as its owner.',
    'Marriage, divorce or a death in the middle needs care, so settle the names before the sale.',
  ],
  searchWords: [
    'husband not on deed',
    'add my wife to the title',
    'put the new property in an llc',
    'sell as individual buy in a trust',
    'name on the deed does not match',
    'does my spouse have to sign',
    'same taxpayer rule',
    'going through a divorce and selling a rental',
    'owner died before we closed',
    'vesting',
    'buy in my kids names',
    'different ein',
    'can my ira be the buyer',
    'pass away or die before the swap is finished',
    'my IRA or 401k as the buyer',
  ],
  tool: { label: 'What else you can settle before you sell', to: '/ways/getting-ready' },
  why: [
    {
      id: 'one-taxpayer',
      heading: 'One taxpayer on both sides',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An exchange means that one owner gives up property and gets other property for it. So the question is not whose name is on the paper, but which taxpayer stands behind it. A taxpayer is whoever reports the rent and the gain on its own return.',
        },
        {
          kind: 'paragraph',
          text: 'Some names have no taxpayer of their own behind them. An LLC with a single owner generally counts as its owner, unless it chose to be taxed as a corporation. A trust that you can revoke counts as you, because the law treats whoever can take the property back as its owner.',
        },
      ],
      sources: ['irc-1031', 'rev-proc-2002-69', 'irc-676', 'reg-7701-3'],
      reviewed: '2026-11-30',
    },
    {
      id: 'by-deed',
      heading: 'Look at the old deed, then read across',
      blocks: [
        {
          kind: 'table',
          caption: 'Who can generally buy, by who sold',
          columns: ['Who sold', 'Who can generally buy', 'Take care'],
          rows: [
            {
              heading: 'You alone',
              cells: [
                'You, your revocable living trust, or an LLC that only you own',
                'A new deed that also names your spouse or child. Their part is not yours.',
              ],
            },
            {
              heading: 'Your revocable living trust',
              cells: ['The trust, or you', 'A trust that you can no longer revoke. It may be a taxpayer of its own.'],
            },
            {
              heading: 'An LLC that only you own',
              cells: [
                'That LLC, you, your revocable trust, or another LLC that only you own',
                'A second member who joins on the way.',
              ],
            },
            {
              heading: 'You and your spouse',
              cells: [
                'Both of you, in the same shares',
                'A joint tax return does not make one spouse the owner of what the other sold.',
              ],
            },
            {
              heading: 'An LLC of the two of you',
              cells: [
                'That LLC',
                'With community property it may count as no separate taxpayer. Otherwise it is generally a partnership.',
              ],
            },
            {
              heading: 'An LLC or partnership with several members',
              cells: ['The same LLC or partnership', 'Members who buy in their own names. They sold nothing.'],
            },
            {
              heading: 'A corporation, or an S corporation',
              cells: ['The same corporation', 'Its owner who buys. For tax that is somebody else.'],
            },
            {
              heading: 'Several owners by one deed',
              cells: [
                'Each with their own share: one may exchange and another may pay',
                'Each who exchanges needs an agreement. Owners who run the place like a business may count as a partnership.',
              ],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'An IRA (individual retirement account) does not count as you. It generally cannot buy with the money of your exchange. Nor can your child, even if the property is to be theirs one day.',
        },
      ],
      sources: ['irc-1031', 'rev-proc-2002-69', 'irc-676', 'reg-7701-1', 'reg-7701-3', 'reg-1031k'],
      reviewed: '2026-11-30',
    },
    {
      id: 'community-property',
      heading: 'Spouses with an LLC',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The IRS accepts two readings of an LLC that only two spouses own as community property under their state’s law. If they report as if it were not there, it counts as no separate taxpayer. If they file partnership returns, it counts as a partnership. So first look at what you have reported so far. A change in the middle of an exchange is a risk of its own.',
        },
      ],
      sources: ['rev-proc-2002-69'],
      reviewed: '2026-11-30',
    },
    {
      id: 'when-life-changes',
      heading: 'When life changes on the way',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'Marriage',
              meaning:
                'A wedding does not change who sold. If you want your spouse on the title, first ask when that can be done. Passing property to a spouse is generally no taxable sale, but half of the new property may then not be yours.',
            },
            {
              term: 'Divorce',
              meaning:
                'Property that passes between spouses as part of a divorce is generally not taxed, and the old basis goes with it. Basis is what tax law counts as your cost. So settle before the sale who will own what. Whoever gets it can then generally sell and exchange as its owner.',
            },
            {
              term: 'Death before the sale',
              meaning:
                'The heirs generally take the value on that day as their basis. Then there may be little gain left to put off.',
            },
            {
              term: 'Death between the sale and the purchase',
              meaning:
                'We found no IRS rule on this that every owner can rely on. One article tells of a private ruling of 1998 in an owner’s favor, but that binds the IRS only in that case. Others say that an executor or the next trustee may be able to finish the exchange. If nobody does, the gain is generally taxed. So ask your attorney to name in your trust or will who may finish it, and tell that person about the deadlines.',
            },
            {
              term: 'Illness',
              meaning: `The ${figures.identificationDays} and ${figures.exchangeDays} days do not wait for a signature. Ask the intermediary, the title company and the sponsor now which power of attorney they accept.`,
            },
          ],
        },
      ],
      sources: ['irc-1041', 'irc-1014', 'death-in-an-exchange', 'reg-1031k'],
      reviewed: '2026-11-30',
    },
    {
      id: 'papers-that-agree',
      heading: 'Papers that have to agree',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'The old deed, the sale contract and the closing statement of the sale.',
            'The exchange agreement, and the notice that names the new property.',
            'The purchase contract, or the papers of a Delaware statutory trust (DST), and the new deed or certificate.',
            'The tax number that you give to the closing agent, and the return that shows the rent.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'For a trust its trustee signs, and for an LLC whoever its papers name. If the lender wants a new LLC for the purchase, one that only you own is generally fine. Most DSTs also check whether the buyer is an accredited investor, meaning one who meets tests of income or wealth. So ask early in which name you can sign.',
        },
      ],
      sources: ['irc-1031', 'reg-1031k', 'reg-7701-3', 'rule-501'],
      reviewed: '2026-11-30',
    },
  ],
  limit: {
    id: 'limit',
    heading: 'Where this ends',
    blocks: [
      {
        kind: 'paragraph',
        text: 'The table shows the plain cases. See an attorney about a trust that cannot be revoked, a life estate, a land trust or an old mistake in the deed. The same goes for an owner who is not a US person. Your state has its own rules on spouses and titles, so even a spouse who is not on the title may have to sign. A wrong name can cost the deferral of the part that it touches, and after the closing it can rarely be mended. If the names cannot be made to fit in time, a sale with the tax paid may be better than an exchange in doubt.',
      },
    ],
    sources: ['irc-1031', 'irc-676', 'reg-7701-3'],
    reviewed: '2026-11-30',
  },
  ask: {
    cpa: [
      'Which taxpayer has reported the rent of this property, and in whose name may the new one be bought?',
      'Is my trust still one that I can revoke, and what changes if one of us dies?',
      'If we own through an LLC as spouses, how have we reported it, and should that stay so until the exchange is over?',
    ],
    intermediary: [
      'Do the names on my deed, your agreement and my purchase fit together, and will you tell me if they do not?',
      'What happens to my exchange, and who can give you instructions, if I die or fall ill before it is over?',
    ],
    sponsor: ['In which name and with which tax number would I sign, and which papers of my trust or LLC do you need?'],
  },
  next: ['partners-llc', 'identify', 'step-up-heirs', 'exchange-step-by-step'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
