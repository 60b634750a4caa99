import { formatUsd } from '@dst/domain/calculator'
import { identificationCheck, type IdentificationCheck } from '@dst/domain/identification'
import { identificationCount } from '@dst/domain/parameters'
import { capitalized, spellNumber } from '@dst/domain/wording'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import { exampleSale } from '../example-sale.ts'

const day = figures.identificationDays

const property = (value: number, units = 1) => ({ name: '', units, value, received: false })
const four = (value: number) => ({
  list: [property(value), property(value), property(value), property(value)],
  what: `Four buildings at ${formatUsd(value)}`,
})
const large = four(600_000)

const cases = [
  { list: [property(900_000), property(1_200_000), property(1_500_000)], what: 'Three large buildings' },
  four(500_000),
  { list: [property(700_000), property(240_000, 3)], what: 'A house and a DST with three buildings' },
  large,
].map(({ list, what }) => ({
  what,
  check: identificationCheck({ salePrices: [exampleSale.price], candidates: list }),
}))

function ruleOf({ count, mustBuy }: IdentificationCheck): string {
  if (mustBuy > 0) return `${figures.boughtOfIdentified} rule`
  return count > identificationCount ? `${figures.identifiedValue} rule` : 'Three-property rule'
}

const limit = identificationCheck({ salePrices: [exampleSale.price], candidates: [] }).limit
const broken = identificationCheck({ salePrices: [exampleSale.price], candidates: large.list })

/** How a replacement is named, and how much may be named. */
export const identify: AnswerPage = {
  slug: 'identify',
  question: 'How do I name replacement property?',
  answer: [
    `In writing, signed, clear enough to find, and in your intermediary’s hands by day ${day}.`,
    `Name up to ${figures.identifiedProperties} at any value, or more if together they are worth no more than ${figures.identifiedValue} of what you sold.`,
  ],
  searchWords: [
    `${figures.identificationDays} day letter`,
    'identification form',
    'list of backup properties',
    'designate a property',
    'three property rule',
    '200 percent rule',
    '95 percent rule',
    'change my mind after picking',
    'how many houses can I choose',
    'nominate replacement',
    'name a property',
    'backup property',
    'pick',
    'written list',
    'put it in writing',
    'street address',
    'write down four buildings, sign and turn it in',
    'does it need a notary, notarized',
    'cross one off the list',
    'swap out a choice',
    'does a phone call count',
    'six buildings count as how many',
    'how exact is the description',
    'plan B',
    'first and second choice',
    'substitute after a bad inspection',
    'who do I send it to',
    'only listed one and it sells to somebody else',
  ],
  tool: { label: 'Check your own list, and draft the notice', to: '/exchange/list' },
  why: [
    {
      id: 'the-notice',
      heading: 'What the notice has to be',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'In writing, and signed by you. A call or a talk with your agent names nothing.',
            'Clear. Give the legal description, the street address, or a name that nobody can mistake.',
            'Sent to your intermediary, or to another person in the exchange who is neither you nor close to you. Your own attorney, broker or relative is generally the wrong address.',
            `In time. The law asks that it be sent by midnight of day ${day}. Have it in their hands by then, with a receipt.`,
          ],
        },
        {
          kind: 'paragraph',
          text: `What you have already bought by day ${day} counts as named, without a notice. It takes up room on the list all the same.`,
        },
      ],
      sources: ['irc-1031', 'reg-1031k'],
      reviewed: '2026-11-29',
    },
    {
      id: 'three-rules',
      heading: 'How much you may name',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            `Up to ${figures.identifiedProperties} properties may be worth any amount.`,
            `More than ${figures.identifiedProperties} may together be worth up to ${figures.identifiedValue} of what you sold.`,
            `Past both limits you have to buy at least ${figures.boughtOfIdentified} of the value on your list. What you had bought by day ${day} counts either way.`,
          ],
        },
        {
          kind: 'paragraph',
          text: `Under the first two rules you need not buy all that you name. Market value counts, without regard to loans. If you sold for ${formatUsd(exampleSale.price)}, the limit of the second rule is ${formatUsd(limit)}, even if a loan took a large part of the price. Backups count in full. A list that breaks the rules counts as no list at all, apart from what you had bought by day ${day}.`,
        },
      ],
      sources: ['reg-1031k'],
      reviewed: '2026-11-29',
    },
    {
      id: 'a-dst-on-the-list',
      heading: 'A DST on the list',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A Delaware statutory trust (DST) owns real estate, and you buy a share of it. Name the trust and its property, and say which share or how many dollars you mean to buy. If you buy more of it than you named, the rest may be boot (value that is not like-kind property), and boot is taxed.',
        },
        {
          kind: 'paragraph',
          text: 'For the value, count your money and your part of the loan. A trust with several buildings may count as several properties, so ask your intermediary before you sign. Some owners name a building first and a DST behind it. That helps if the purchase fails, but the DST can sell out too.',
        },
      ],
      sources: ['reg-1031k', 'rev-rul-2004-86', 'dst-terms'],
      reviewed: '2026-11-29',
    },
    {
      id: 'changing-the-list',
      heading: `You can change the list until day ${day}, not after`,
      blocks: [
        {
          kind: 'paragraph',
          text: `Until midnight of day ${day} you may take a property off the list and name another. It takes the same form: in writing, signed and sent. After that you can generally buy only what you named, even if the seller backs out, the inspection goes badly or the DST is full.`,
        },
        {
          kind: 'paragraph',
          text: 'Naming has a price. Once you have named something, your intermediary generally can’t pay you the money until you have bought all of it or the exchange period ends.',
        },
      ],
      sources: ['reg-1031k', 'reg-1031k-g6'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: `Four lists after a sale for ${formatUsd(exampleSale.price)}`,
    assumptions: [
      `The couple sold one duplex for ${formatUsd(exampleSale.price)}. So the second rule allows ${formatUsd(limit)}.`,
      'The DST has three buildings, and we count each as one property. The value of the DST is the couple’s share with its part of the loan.',
      `Nothing was bought by day ${day}.`,
    ],
    table: {
      kind: 'table',
      caption: 'Which rule each list has to keep',
      columns: ['The list', 'Counts as', 'Worth', 'Rule', 'To buy'],
      rows: cases.map(({ what, check }) => ({
        heading: what,
        cells: [
          capitalized(spellNumber(check.count)),
          formatUsd(check.value),
          ruleOf(check),
          check.mustBuy > 0 ? `At least ${formatUsd(check.mustBuy)}` : 'Any on the list',
        ],
      })),
    },
    reading: [
      'The first list is worth the most and is in order: with three properties the value does not matter.',
      `The last list is ${formatUsd(broken.over)} over the limit. The couple would have to buy ${formatUsd(broken.mustBuy)} of property after a sale for ${formatUsd(exampleSale.price)}. Until day ${day} they can still fix it. If they take one building off, ${figures.identifiedProperties} are left, and the value no longer matters.`,
    ],
    sources: ['reg-1031k'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'What a good list cannot do',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A valid list says only that the property may count. It does not say that the purchase will close, that a lender agrees, or that the property is worth its price. Nor does it replace enough value and debt to defer all of the tax. A building that is still going up, or a share of one, may need more words than an address. If nothing suits you, you need not name anything. The money then generally comes back sooner, and paying the tax may be better than a purchase made under pressure.',
      },
    ],
    sources: ['reg-1031k', 'reg-1031k-g6', 'irc-1031'],
    reviewed: '2026-11-29',
  },
  ask: {
    intermediary: [
      'Will you check my list against all three rules before the last day, and tell me in writing?',
      'If I want to change the list on the last day, how does the new notice reach you?',
    ],
    sponsor: [
      'How should the notice describe my share of the trust, and how long will you hold it for me?',
      'If the offering sells out before I close, what happens to the share that I named?',
    ],
  },
  next: ['deadlines', 'what-is-a-dst', 'sale-closed', 'buy-first-or-build'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
