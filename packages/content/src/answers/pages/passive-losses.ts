import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { comparedCosts } from '@dst/domain/parameters'
import { estimateTax } from '@dst/domain/tax-estimate'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import { exampleEquity } from '../example-offering.ts'
import { exampleFacts, exampleSale, exampleTax, exampleTaxFacts } from '../example-sale.ts'

const kept = 100_000
const usual = salesWith(120_000)
const large = salesWith(250_000)
const cases = [salesWith(0), salesWith(60_000), usual, large]

/** The couple's sale with losses that wait, in US dollars, and what they save of its tax. */
function salesWith(losses: number) {
  const tax = estimateTax({ ...exampleSale, suspendedLosses: losses }).total
  return { losses, tax, saved: exampleTax.total - tax }
}

/** What becomes of rental losses that could not be used. */
export const passiveLosses: AnswerPage = {
  slug: 'passive-losses',
  question: 'What happens to my suspended losses?',
  answer: [
    'A sale on which all of the gain is taxed generally sets free the losses of that property.',
    'A full exchange generally leaves them waiting, to count against later rental income or at a later sale.',
  ],
  searchWords: [
    'unused rental losses',
    'passive activity loss carryforward',
    'PAL carryover',
    'income too high to deduct rental losses',
    'losses the IRS did not let me take',
    'do my losses transfer to the new property',
    'use up old losses when I sell',
    'will I lose my losses in a 1031',
    'years of depreciation losses stacked up',
    'write off rental losses',
    'schedule e loss not allowed',
    'disallowed losses',
    'rental loss carry over',
  ],
  tool: { label: 'Estimate the tax of your own sale, with your losses', to: '/exchange/money' },
  why: [
    {
      id: 'why-they-wait',
      heading: 'Why losses wait',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Renting out property is generally a passive activity, even if you do the work yourself. A passive loss counts only against passive income. What is left over goes on to the next year, for as many years as it takes. Until then it is called suspended. Form 8582 and its worksheets keep track of it.',
        },
        {
          kind: 'paragraph',
          text: 'Owners who take an active part may use a limited amount each year against other income. That allowance shrinks as income rises and then ends. Real-estate professionals can follow another rule. So owners with large suspended losses often have a good income from elsewhere.',
        },
      ],
      sources: ['irc-469', 'rental-allowance'],
      reviewed: '2026-11-30',
    },
    {
      id: 'what-sets-them-free',
      heading: 'What sets them free',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'You give up your whole interest in the activity.',
            'All of your gain is taxed, or all of your loss counts.',
            'The buyer is not related to you.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'When all three are true, the losses count first against the gain and your other passive income. What is left counts against any other income, such as a pension or interest.',
        },
        {
          kind: 'paragraph',
          text: 'What the whole interest is depends on how you report. If your tax returns treat several buildings as one activity, the sale of one of them may not be enough.',
        },
      ],
      sources: ['irc-469', 'passive-dispositions', 'passive-groups'],
      reviewed: '2026-11-30',
    },
    {
      id: 'an-exchange',
      heading: 'What an exchange does to them',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In a full exchange no gain is taxed, so nothing is set free. The losses are not gone. They generally stay with you, and can count against passive income of later years, such as what the new rent leaves after its costs.',
        },
        {
          kind: 'paragraph',
          text: `A part can be used if a part is taxed. Boot is whatever you get that is not like-kind real property, such as cash. Gain that boot makes taxable is generally passive income if the property was a passive rental. If the couple below kept ${formatUsd(kept)} of cash, that much gain would be taxed. Up to the same amount of their losses could generally count against it.`,
        },
      ],
      sources: ['irc-469', 'passive-dispositions', 'passive-gain', 'irc-1031'],
      reviewed: '2026-11-30',
    },
    {
      id: 'other-endings',
      heading: 'Other ways to part with the property',
      blocks: [
        {
          kind: 'table',
          caption: 'What generally becomes of the losses',
          columns: ['What you do', 'The losses'],
          rows: [
            { heading: 'Sell for a note that pays over years', cells: ['Set free bit by bit, in step with the gain'] },
            {
              heading: 'Sell to a close relative or your own company',
              cells: ['Generally wait until it is sold on to somebody unrelated'],
            },
            { heading: 'Move in yourself', cells: ['Not set free by that'] },
            { heading: 'Put it into a partnership or a company', cells: ['Not set free by that'] },
            {
              heading: 'Give it away, or hand it over in a divorce',
              cells: ['Lost to you: they generally raise the basis of whoever gets it'],
            },
            {
              heading: 'Keep it until death',
              cells: ['Only what is larger than the rise in basis still counts; the rest is lost'],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Basis is what tax law counts as your cost. At death it generally becomes the market value. So if you exchange with heirs in mind, the rise may use up all of the losses.',
        },
      ],
      sources: ['irc-469', 'passive-dispositions', 'passive-gifts', 'irc-1014'],
      reviewed: '2026-11-30',
    },
  ],
  example: {
    heading: 'One sale, with more and more losses',
    assumptions: [
      ...exampleFacts,
      exampleTaxFacts,
      'All of the losses come from this duplex and are suspended as passive. No other limit applies to them, and the buyer is not related. In the exchange everything is replaced, so no gain is taxed now.',
    ],
    table: {
      kind: 'table',
      caption: 'Federal tax if the couple sells, by the losses that wait',
      columns: ['Losses waiting', 'Tax if sold', 'Tax saved', 'Of the losses'],
      rows: cases.map(({ losses, tax, saved }) => ({
        heading: losses === 0 ? 'None' : formatUsd(losses),
        cells: [formatUsd(tax), formatUsd(saved), losses === 0 ? 'None' : percentOf(saved / losses)],
      })),
    },
    reading: [
      `Losses of ${formatUsd(usual.losses)} save ${formatUsd(usual.saved)}, or ${percentOf(usual.saved / usual.losses)} of their amount. That share is more than the top rate of ${figures.capitalGainsRate} on a long-term gain. They come off income that is taxed at ordinary rates. They also move gain into a lower layer and cut the net investment income tax.`,
      `Even with ${formatUsd(large.losses)} of losses, a sale leaves a tax of ${formatUsd(large.tax)}. A full exchange would put that off, and all of the losses would go on waiting.`,
      `An exchange has costs of its own. The up-front costs of a Delaware statutory trust (DST) at ${percentOf(comparedCosts.load)} of the ${formatUsd(exampleEquity)} that the sale leaves in cash would be ${formatUsd(comparedCosts.load * exampleEquity)}.`,
    ],
    sources: ['irc-469', 'irc-1h', 'irc-1411', 'irc-168'],
    reviewed: '2026-11-30',
  },
  limit: {
    id: 'limit',
    heading: 'Where this ends',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Suspended losses are a reason to compare, not a reason to sell. If they cover a large part of the gain, paying the tax can be the better choice. For a small bill you have cash and no deadlines, and whatever you buy starts with a fresh basis. If they are small next to the gain, they change little.',
      },
      {
        kind: 'paragraph',
        text: 'The example has one building and one kind of loss. Losses can also be held back by other rules, such as what you had at risk. Grouped buildings, a share in a partnership and years as a real-estate professional need a closer look. Your state may count these losses in another way.',
      },
    ],
    sources: ['irc-469', 'passive-groups'],
    reviewed: '2026-11-30',
  },
  ask: {
    cpa: [
      'How large are the suspended losses of this property by itself, and on which form can I see them?',
      'Did we ever report my rentals as one activity, and what does that mean if I sell only one?',
      'What would I owe if I sold this year with my losses, and what would an exchange leave waiting?',
    ],
    adviser: ['Does your comparison count the losses that a taxable sale would set free?'],
  },
  next: ['sell-or-exchange', 'tax-on-sale', 'boot', 'step-up-heirs'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
