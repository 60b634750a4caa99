import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'

const years = figures.relatedYears

/** Exchanges with relatives and with companies of one's own. */
export const relatedParties: AnswerPage = {
  slug: 'related-parties',
  question: 'Can I buy from or sell to family?',
  answer: [
    `A swap with family can generally work if both of you keep what you got for ${years} years.`,
    'Buying from a relative who takes cash usually costs you the deferral, even through an intermediary.',
  ],
  searchWords: [
    'buy my brother’s house with 1031 money',
    'sell to my son',
    'exchange with my own LLC',
    'swap houses with a cousin',
    'purchase from my parents',
    'my wife’s property',
    'in-law discount deal',
    'arm’s length',
    'disqualified relative',
    'basis shifting',
    'my S corp owns the building',
    'sister and I own land together',
    'trust beneficiary exchange',
  ],
  tool: { label: 'See the dates of your own exchange', to: '/exchange' },
  why: [
    {
      id: 'who-counts',
      heading: 'Who counts as related',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'Your spouse, and your brothers and sisters, half siblings included.',
            'Your parents, grandparents and so on up the line; your children, grandchildren and so on down.',
            'A corporation or partnership of which you own more than half. Shares of the relatives above generally count as yours.',
            'The trustee of a trust that you set up or that benefits you, and usually the executor of an estate that you inherit from.',
          ],
        },
        {
          kind: 'paragraph',
          text: `For family, the law’s list ends with spouse, siblings and the direct line. So a cousin, a niece, an uncle or an in-law is not on the list. Check who really owns the property all the same: a company or a trust may stand behind the name. The test for who may be your intermediary is a different and stricter one: there a share above ${figures.relatedShare} counts.`,
        },
      ],
      sources: ['irc-267', 'irc-1031f', 'reg-1031k'],
      reviewed: '2026-11-30',
    },
    {
      id: 'why-a-rule',
      heading: 'Why there is a rule at all',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Say your building has a small basis. (Basis is roughly cost less depreciation.) Your sister’s building is worth as much, and her basis is about its value. You swap. Her old basis now belongs to your old building, and she sells it to a stranger with hardly any gain. The family has cash, and almost no tax was paid. The law takes the deferral away from such a plan.',
        },
      ],
      sources: ['irc-1031f', 'rev-rul-2002-83'],
      reviewed: '2026-11-30',
    },
    {
      id: 'case-by-case',
      heading: 'Case by case',
      blocks: [
        {
          kind: 'table',
          caption: 'What the rule generally makes of a deal with family',
          columns: ['What you plan', 'What generally happens', 'What to do'],
          rows: [
            {
              heading: 'You and your sister swap, and both keep',
              cells: [
                `The gain stays deferred if both keep for ${years} years.`,
                `Both generally file Form 8824 for that year and for the next ${years}.`,
              ],
            },
            {
              heading: `You swap, and one of you sells within ${years} years`,
              cells: [
                'Gain that either of you put off is taxed as of the day of that sale.',
                'Put it in writing who may sell, and when.',
              ],
            },
            {
              heading: 'You sell to a stranger; an intermediary buys from your brother, who takes cash',
              cells: ['Usually no deferral at all.', 'Look for a seller who is not related.'],
            },
            {
              heading: 'The same, but your brother exchanges too and takes no cash',
              cells: [
                `The published ruling does not cover it. In letters to some owners the IRS accepted it, where all were to keep for ${years} years. Nobody else can rely on a letter.`,
                'Ask a tax attorney before either of you signs.',
              ],
            },
            {
              heading: 'Your daughter buys your building; you buy from a stranger',
              cells: [
                'May work. It can count as an exchange with a related party through an intermediary.',
                `Ask first, and plan for both to keep for ${years} years.`,
              ],
            },
            {
              heading: 'You buy from a cousin or an in-law',
              cells: ['The ordinary rules, if nobody on the list stands behind the seller.', 'Look up the deed.'],
            },
          ],
        },
      ],
      sources: ['irc-1031f', 'rev-rul-2002-83', 'related-letters', 'form-8824-related'],
      reviewed: '2026-11-30',
    },
    {
      id: 'the-years',
      heading: `How the ${years} years run`,
      blocks: [
        {
          kind: 'paragraph',
          text: 'They run from the last transfer of the exchange, and they bind both sides. They stand still while the holder’s risk of loss is largely gone, for example because another person has an option to buy. Three things generally do not break them:',
        },
        {
          kind: 'list',
          ordered: false,
          items: [
            'A transfer after one of the two has died.',
            'A property that is destroyed or condemned, if the exchange came before that was in sight.',
            'A case in which the IRS is satisfied that neither the exchange nor the sale had saving federal tax as a main purpose.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Do not count on the last one without advice. The IRS names, among others, swaps in which nobody gains a tax advantage from the other’s basis. It also names swaps of shares in several properties that leave each relative with a whole property or a larger share.',
        },
      ],
      sources: ['irc-1031f', 'form-8824-related'],
      reviewed: '2026-11-30',
    },
    {
      id: 'what-courts-said',
      heading: 'What courts said',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Teruya Brothers sold two properties through an intermediary, which bought others for it from a related company. Ocmulgee Fields did much the same with one. The Tax Court denied both the deferral, and appeals courts agreed in 2009 and 2010. An intermediary in the middle helped neither of them.',
        },
        {
          kind: 'paragraph',
          text: 'Form 8824 asks about all of this. An exchange that was set up to get around the rule does not belong on it. The sale is then reported as a sale.',
        },
      ],
      sources: ['case-teruya', 'ocmulgee-fields', 'form-8824-related'],
      reviewed: '2026-11-30',
    },
  ],
  limit: {
    id: 'limit',
    heading: 'Where the table ends',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Families have more shapes than a table: adopted and stepchildren, trusts within trusts, shared companies. Your state may differ, and so may a lender or a gift tax return. A price that is not the market price raises other questions. If a relative needs cash, or wants to sell soon, do not stretch an exchange around that. Paying the tax may be better: a plain sale leaves nobody tied. Even then, a loss on a sale to a relative generally cannot be deducted. Gain on a building that you sell to a company you control can count as ordinary income. Ask a tax attorney before the first signature.',
      },
    ],
    sources: ['irc-267', 'irc-1239', 'irc-1031f'],
    reviewed: '2026-11-30',
  },
  ofOwnCase: true,
  ask: {
    cpa: [
      'Is anyone on the other side related to me under the rule for exchanges, counting shares of companies and trusts?',
      `If my relative sells within ${years} years, what would I owe, and for which year?`,
      'What would a plain taxable sale to my relative cost each of us?',
    ],
    intermediary: ['Do you accept a purchase from a relative of mine, and what do you want to see first?'],
  },
  next: ['who-signs', 'what-went-wrong', 'form-8824', 'partners-llc'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
