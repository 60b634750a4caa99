import { percentOf } from '@dst/domain/calculator-explanation'
import { bonusDepreciation, commercialLife, residentialLife } from '@dst/domain/parameters'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'

const lives = `${residentialLife} or ${commercialLife} years`

/** What an exchange does with parts that were written off fast. */
export const costSegregation: AnswerPage = {
  slug: 'cost-segregation',
  question: 'Does cost segregation cause tax in an exchange?',
  answer: [
    'It can: gain on parts written off fast may be taxed now if the new property has too few such parts.',
    'Before you sign, ask how the price of the new property, or of a DST, is split.',
  ],
  searchWords: [
    'cost seg study and 1031',
    'bonus depreciation recapture in exchange',
    'surprise tax on my 1031',
    '1245 property',
    'accelerated depreciation exchange',
    'five year property',
    'took bonus now selling',
    'does a 1031 wipe out recapture',
    'furniture in rental sale',
    'component depreciation',
    'exchange building for land recapture',
    'engineering study',
    'ordinary income on 1031',
  ],
  tool: { label: 'See your own basis and write-offs after an exchange', to: '/exchange/after' },
  why: [
    {
      id: 'what-it-does',
      heading: 'What such a study does',
      blocks: [
        {
          kind: 'paragraph',
          text: `A building is written off (depreciated) over ${lives}, evenly. A cost segregation study looks for parts of the price that may be written off sooner, such as appliances, carpeting, paving and fences. For many of them, if bought after January 19, 2025, ${percentOf(bonusDepreciation)} of the cost can be written off in the first year.`,
        },
        {
          kind: 'paragraph',
          text: `That saves tax early. The bill comes at a sale. Gain on these parts is generally taxed at ordinary rates, up to what was written off. This is called recapture. For the building itself the rate on that part of the gain stops at ${figures.recaptureRate}.`,
        },
      ],
      sources: ['irc-168', 'irc-168k', 'irc-1245', 'irc-1h'],
      reviewed: '2026-11-30',
    },
    {
      id: 'two-questions',
      heading: 'Two questions about each part',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The first is whether the part is real property. Only real property can be exchanged. Treasury Regulation 1.1031(a)-3 is broad here: land, buildings, their structural parts, and what state or local law calls real property. So a part with a short life can go along in the exchange.',
        },
        {
          kind: 'paragraph',
          text: 'The second is how it was written off. For that the tax code has its own word, section 1245 property, and its own rule in an exchange. A part can be real property for the first question and section 1245 property for the second.',
        },
        {
          kind: 'table',
          caption: 'What the parts of a rental generally are',
          columns: ['Part', 'Goes into the exchange?', 'Gain from write-offs'],
          rows: [
            { heading: 'Land', cells: ['Yes', 'None, as it is never written off'] },
            { heading: 'The building', cells: ['Yes', `Up to ${figures.recaptureRate} in a sale`] },
            {
              heading: 'Paving, fences, planting',
              cells: [
                'Generally yes',
                `Ordinary rates on what was faster than even, up to ${figures.recaptureRate} on the rest`,
              ],
            },
            {
              heading: 'Built-in parts that a study found',
              cells: ['Often, by state or local law', 'Ordinary rates, with the limit below'],
            },
            { heading: 'Loose furniture and appliances', cells: ['Generally no: boot', 'Ordinary rates'] },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Boot is value that is not like-kind property. It is taxed first, up to the whole gain.',
        },
      ],
      sources: ['reg-1031a-3', 'irc-1245', 'irc-1250', 'irc-1031'],
      reviewed: '2026-11-30',
    },
    {
      id: 'the-limit-in-an-exchange',
      heading: 'The rule in an exchange',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Recapture on section 1245 property can be taxed even in an exchange, up to a limit. The limit is the sum of two amounts. One is the gain that is taxed anyway. The other is the value of what you get that is not section 1245 property.',
        },
        {
          kind: 'paragraph',
          text: 'In plain words: where such parts replace such parts, the tax can wait. Where you get land or bare building for them, some of it may be due now, at ordinary rates. That can happen even if you kept no cash and replaced the whole price. How value is matched part by part is a question for your CPA.',
        },
        {
          kind: 'paragraph',
          text: 'For paving and other improvements to land there is a similar rule. It looks only at what was written off faster than evenly, and at whether you get enough property of the building kind. An ordinary building generally is enough. Bare land may not be.',
        },
      ],
      sources: ['irc-1245', 'irc-1250'],
      reviewed: '2026-11-30',
    },
    {
      id: 'when-it-bites',
      heading: 'When to look closely',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'You took large write-offs in the first years, and the property has many fast parts.',
            'You exchange a furnished rental into land, or into a bare building with one tenant.',
            'You buy a DST share. A DST (Delaware statutory trust) splits its price in its own way, and may report few fast parts or none.',
            'Furniture or equipment is part of the contract. Its price then may count as boot.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The new property brings back less to write off than its price suggests. The old basis (what tax law counts as your cost) carries over, generally on the old schedule. Only what you add to it starts fresh.',
        },
      ],
      sources: ['irc-1245', 'irc-1031', 'reg-168i-6', 'dst-terms'],
      reviewed: '2026-11-30',
    },
  ],
  limit: {
    id: 'limit',
    heading: 'What this leaves out',
    blocks: [
      {
        kind: 'paragraph',
        text: 'We show no sum here, because it turns on values that only a study or an appraisal gives. Your state may not follow the fast write-offs, and may count recapture in another way. A study shortly before a sale may only move tax to another year, and at a higher rate. At death, recapture generally falls away with the rest of the gain.',
      },
      {
        kind: 'paragraph',
        text: 'Some recapture need not spoil an exchange: you pay on that part, and the rest is still put off. But if most of your gain comes from fast parts, the exchange may put off little. Then paying the tax and starting with a fresh basis may be the better choice.',
      },
    ],
    sources: ['irc-1245', 'irc-168k', 'irc-1031'],
    reviewed: '2026-11-30',
  },
  ask: {
    cpa: [
      'Which of my write-offs were on section 1245 property, and what are those parts worth today?',
      'How much of such property must the new one have, and what is taxed this year if it has less?',
    ],
    sponsor: [
      'How is the price split between land, building, improvements to land and section 1245 property, and who made that split?',
    ],
    intermediary: ['May furniture and equipment in the contract be paid from the exchange money?'],
  },
  next: ['tax-on-sale', 'boot', 'read-the-memorandum', '2025-law'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
