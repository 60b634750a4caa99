import { formatUsd } from '@dst/domain/calculator'
import { deferredInterestThreshold } from '@dst/domain/parameters'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'

/** Two plans that are both called DST. */
export const deferredSalesTrust: AnswerPage = {
  slug: 'deferred-sales-trust',
  question: 'Is a Deferred Sales Trust the same as a DST?',
  answer: [
    'No, only the letters are the same: one is a private plan to sell for a note, the other a trust that owns real estate.',
    'We know of no published IRS ruling that approves the first; the second rests on one from 2004.',
  ],
  searchWords: [
    'installment sale trust',
    'structured sale',
    'section 453 trust',
    'self-directed note',
    'alternative to 1031',
    'missed the identification deadline',
    'sell my business and defer capital gains',
    'seller carryback through a trust',
    'rescue a failed exchange',
    'is it legit',
    'IRS approved tax deferral trust',
    'the other DST',
    'sales pitch',
    'seminar',
    'two kinds of DST',
    'same initials',
    'friend swears by it',
    'sales trust without the rules',
    'free dinner pitch',
    'promissory note from a lawyer, nothing to buy',
    'save a blown exchange',
    'no deadline and invest in anything',
    'tax attorney is pitching',
    'too good to be true',
  ],
  tool: { label: 'Compare paying the tax with an exchange, in your own figures', to: '/exchange/compare' },
  why: [
    {
      id: 'side-by-side',
      heading: 'The two, side by side',
      blocks: [
        {
          kind: 'paragraph',
          text: 'DST is short for Delaware statutory trust on this site and in most talk of exchanges. Some firms use the same letters for a Deferred Sales Trust. So first ask which one a person means.',
        },
        {
          kind: 'table',
          caption: 'What differs between the two',
          columns: ['Question', 'Deferred Sales Trust', 'Delaware statutory trust'],
          rows: [
            {
              heading: 'What do you hold?',
              cells: ['A note: a promise to pay you over years', 'A share of a trust that owns real estate'],
            },
            {
              heading: 'Which rule does it use?',
              cells: ['Installment sales, section 453', 'Exchanges of real property, section 1031'],
            },
            {
              heading: 'Which days count?',
              cells: ['None', `${figures.identificationDays} to name property, ${figures.exchangeDays} to buy`],
            },
            {
              heading: 'What has to be bought?',
              cells: [
                'Nothing',
                'For full deferral, real property worth as much, with all the cash and as much debt or new cash',
              ],
            },
            {
              heading: 'When is your gain taxed?',
              cells: ['As the note is paid, if the plan holds', 'When you sell and don’t exchange again'],
            },
            {
              heading: 'What if you die?',
              cells: [
                'Heirs are generally taxed on each payment, as you would have been',
                'Heirs generally take the property at its value on that day',
              ],
            },
            {
              heading: 'What has the IRS ruled?',
              cells: ['Nothing published that we know of', 'Revenue Ruling 2004-86, for trusts that keep to its terms'],
            },
          ],
        },
      ],
      sources: [
        'irc-453-installment',
        'reg-691a-5',
        'irc-1031',
        'reg-1031k',
        'irc-1014',
        'rev-rul-2004-86',
        'deferred-sales-trusts',
      ],
      reviewed: '2026-11-29',
    },
    {
      id: 'how-it-is-meant-to-work',
      heading: 'How a Deferred Sales Trust is meant to work',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'You sell your property to a trust that somebody else runs. It pays with a note, not with cash.',
            'The trust sells the property to the real buyer for cash, and invests the money.',
            'It pays you interest and principal over the years that the note names.',
            'You report gain as principal comes in. The law allows that when at least one payment falls after the year of the sale.',
          ],
        },
      ],
      sources: ['irc-453-installment', 'deferred-sales-trusts'],
      reviewed: '2026-11-29',
    },
    {
      id: 'where-it-can-break',
      heading: 'Where it can break',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'You keep control',
              meaning:
                'The Tax Court stated the rule in Dobrich v. Commissioner. Sellers can’t spread the gain over the payments if they control the money from the sale, even indirectly, or have its economic benefit.',
            },
            {
              term: 'The trust counts as related to you',
              meaning:
                'If a related buyer soon sells on, before you are paid, what it receives can count as paid to you. The tax can then be due for that year, whatever the note says.',
            },
            {
              term: 'The trust is only a stop on the way',
              meaning:
                'Often the buyer is found before the trust is set up. Critics say that the IRS may then treat the sale as yours, straight to that buyer. One critic is a law firm with a plan of its own to sell.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'If the plan fails, tax on the whole gain may be due for the year of the sale, with interest and perhaps penalties. The cash is in the trust by then, not with you.',
        },
      ],
      sources: ['dobrich-1997', 'irc-453-installment', 'deferred-sales-trusts'],
      reviewed: '2026-11-29',
    },
    {
      id: 'what-the-irs-has-said',
      heading: 'What the IRS has said',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sellers of the plan point to section 453, and to audits that ended without a change. Neither is a ruling on your sale. Ask for a written opinion that is addressed to you. Show it to a CPA who is paid only by you.',
        },
        {
          kind: 'paragraph',
          text: 'The IRS has looked harder at a close relative of the plan, the monetized installment sale. It adds a loan, so that the seller has about the whole price in hand and still puts off the tax. In August 2023 the Treasury and the IRS proposed to list it among the deals that must be reported, with penalties for those who don’t. We found no final rule in November 2026. Ask whether a loan is part of what you are offered.',
        },
      ],
      sources: ['reg-109348-22', 'irc-453-installment', 'deferred-sales-trusts'],
      reviewed: '2026-11-29',
    },
    {
      id: 'failed-exchange',
      heading: 'As a rescue for an exchange that fails',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Some firms offer such a trust for an exchange that runs out of days. The intermediary then sends the money to the trust, not to you. They say that the exchange agreement needs a clause for it. We know of no published ruling on this either, so ask your CPA before you sign such a clause.',
        },
      ],
      sources: ['deferred-sales-trusts'],
      reviewed: '2026-11-29',
    },
    {
      id: 'fees-and-risk',
      heading: 'What it costs, and who bears the risk',
      blocks: [
        {
          kind: 'paragraph',
          text: `One seller lists a legal fee as a percentage of the deal, then yearly fees for the trustee, the investment adviser and the tax return. They run as long as the note does. Your payments depend on how the trust invests. When such notes come to more than ${formatUsd(deferredInterestThreshold)} in all, interest on the deferred tax is generally due as well.`,
        },
      ],
      sources: ['deferred-sales-trusts', 'irc-453-installment'],
      reviewed: '2026-11-29',
    },
  ],
  limit: {
    id: 'limit',
    heading: 'What this page does not say',
    blocks: [
      {
        kind: 'paragraph',
        text: 'It does not say that every such plan fails. An installment sale to a real buyer is settled law, and carrying a note yourself needs no trust. Some recapture (tax on faster depreciation) is usually due in the first year all the same. Nor is a Delaware statutory trust the better choice for everyone. You have no vote, there is hardly any market for your share, and you can lose your money. When the gain is small, or you want your money free, paying the tax may be better than either.',
      },
    ],
    sources: ['irc-453', 'irc-453-installment', 'dst-terms', 'dst-risks'],
    reviewed: '2026-11-29',
  },
  ofOwnCase: true,
  ask: {
    cpa: [
      'Would you sign my return with this plan on it, and how would you rate its chances in writing?',
      'What does a plain sale leave me after tax, and what does this plan leave me after all of its fees?',
    ],
    adviser: [
      'Who chooses the trustee and the investments, and what may I decide?',
      'What secures the note, and who pays me if the trust’s investments fall?',
      'Is there an opinion addressed to me, and who pays the person who wrote it?',
    ],
  },
  next: ['installment-sale', 'what-is-a-dst', 'sell-or-exchange', 'tax-on-sale'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
