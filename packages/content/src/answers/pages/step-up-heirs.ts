import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { compareWays, defaultAssumptions, type Way } from '@dst/domain/comparison'
import { estateExclusion, estateTopRate } from '@dst/domain/parameters'
import { estimateTax } from '@dst/domain/tax-estimate'
import type { AnswerPage } from '../answer-page.ts'
import { comparedExample, comparedFacts, comparedFor } from '../compared-example.ts'
import { exampleFacts, exampleSale, exampleTax, exampleTaxFacts } from '../example-sale.ts'

const { price, purchasePrice } = exampleSale

const sold = compareWays(comparedExample, defaultAssumptions).ways
const left = compareWays(comparedExample, { ...defaultAssumptions, ending: 'heirs' }).ways

const ways = [
  ['pay', 'Sell, pay the tax and invest what is left'],
  ['dst', 'Exchange into a DST'],
  ['buy', 'Exchange into a building'],
  ['hold', 'Keep the property'],
] as const satisfies readonly (readonly [Way, string])[]

/** The couple's sale by the survivor, once one or both halves have the value on the day of the death as their basis. */
const survivor = [
  { heading: 'No one has died', tax: exampleTax },
  {
    heading: 'One has died, owned half and half',
    tax: estimateTax({
      ...exampleSale,
      purchasePrice: (purchasePrice + price) / 2,
      depreciation: exampleTax.depreciation / 2,
    }),
  },
  {
    heading: 'One has died, community property',
    tax: estimateTax({ ...exampleSale, purchasePrice: price, depreciation: 0 }),
  },
]

/** What heirs get of property that was kept, and of property that was exchanged. */
export const stepUpHeirs: AnswerPage = {
  slug: 'step-up-heirs',
  question: 'Keep until death or exchange: what do my heirs get?',
  title: 'Keep until death or exchange?',
  answer: [
    'Property held at death generally takes its value on that day as new basis, and the deferred gain falls away.',
    'The same generally goes for a building or a DST share that came from an exchange.',
  ],
  searchWords: [
    'stepped up basis',
    'swap till you drop',
    'leave my rental to my kids',
    'estate planning with rentals',
    'pass property to children',
    'gift the house now or later',
    'inheritance capital gains',
    'death tax',
    'both halves step up',
    'surviving spouse basis',
    'basis resets at death',
    'die with the property',
    'hand down to the next generation',
    'quitclaim to my daughter or boy',
    'nieces and nephews',
    'put it in my will',
    'gift to my son while I am alive',
    'living or family trust',
    'widow or widower selling',
    'after my husband dies',
    'are my children stuck with my low basis',
    'grandkids',
    'is the tax forgiven when I die',
    'house was in both names',
    'does half get a new value',
    'hang on to it for the children',
  ],
  tool: { label: 'Compare the ways, with heirs at the end', to: '/exchange/compare' },
  why: [
    {
      id: 'new-basis',
      heading: 'What the rule does',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Basis is what tax law counts as your cost. When you sell, the tax is on the price less your basis. Under current law, what you own at death generally gets a new basis: its market value on that day. Gain from your years, and all the depreciation you took, is then not taxed as income. People call this the step-up.',
        },
        {
          kind: 'paragraph',
          text: 'It works for gain that earlier exchanges put off, too. A DST share is generally treated as a share of the real property, so it can take the new value in the same way.',
        },
        {
          kind: 'notice',
          tone: 'caution',
          text: 'The value can also be lower than your basis. Then the basis steps down, and nobody gets to use the loss.',
        },
      ],
      sources: ['irc-1014', 'rev-rul-2004-86'],
      reviewed: '2026-11-29',
    },
    {
      id: 'spouses',
      heading: 'Couples: half or whole',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In most states a couple’s joint property is owned half and half. When one of them dies, generally only that half gets the new basis. Nine states have community property: Arizona, California, Idaho, Louisiana, Nevada, New Mexico, Texas, Washington and Wisconsin. There both halves of what is community property can get it at the first death.',
        },
        {
          kind: 'table',
          caption: `The couple’s sale for ${formatUsd(price)}, without and after a death`,
          columns: ['What came before', 'Basis', 'Gain', 'Federal tax'],
          rows: survivor.map(({ heading, tax }) => ({
            heading,
            cells: [
              formatUsd(tax.adjustedBasis),
              tax.gain > 0 ? formatUsd(tax.gain) : `Loss of ${formatUsd(-tax.gain)}`,
              tax.gain > 0 ? formatUsd(tax.total) : 'None',
            ],
          })),
        },
        {
          kind: 'paragraph',
          text: 'In the table the survivor sells in the year of the death, still on a joint return, at the value of that day. The loss is the cost of the sale. How you hold title and where you have lived can change the answer. Ask before you change the title.',
        },
      ],
      sources: ['irc-1014', 'irc-2040', 'irs-spouse-basis', 'irc-1h'],
      reviewed: '2026-11-29',
    },
    {
      id: 'what-does-not',
      heading: 'Where there is no new basis',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'A gift during your life. Whoever gets it generally keeps your old basis, and your gain with it.',
            'What you have sold. A buyer’s note that still pays you over years generally does not get it.',
            'What some trusts hold. A living trust that you can revoke generally keeps the new basis. For any other trust, ask your attorney.',
            'Rental losses that you could not use. At death generally only the part that is larger than the step-up still counts.',
          ],
        },
      ],
      sources: ['irc-1014', 'irc-469'],
      reviewed: '2026-11-29',
    },
    {
      id: 'estate-tax',
      heading: 'Estate tax is a separate question',
      blocks: [
        {
          kind: 'paragraph',
          text: `Federal estate tax begins above ${formatUsd(estateExclusion.in2026)} for a death in 2026, at rates of up to ${percentOf(estateTopRate)}. Taxable gifts made in life count toward that amount. What the first spouse does not use can pass to the survivor, but only if the estate files an estate tax return in time and chooses this. Your state may have an estate or inheritance tax of its own, from a much lower amount.`,
        },
      ],
      sources: ['irc-2010'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'Four ways, sold or left to heirs',
    assumptions: [
      ...exampleFacts,
      exampleTaxFacts,
      ...comparedFacts,
      'For “keep” nothing is sold now, and the part that the old loan paid for earns just what the loan costs.',
      '“Left to heirs” means that the heirs sell at once, at the same cost and without tax on the gain.',
    ],
    table: {
      kind: 'table',
      caption: `What each way comes to after ${comparedFor} years: income, and the value less tax`,
      columns: ['Way', 'Then sold', 'Left to heirs', 'Difference'],
      rows: ways.map(([way, heading]) => ({
        heading,
        cells: [formatUsd(sold[way].value), formatUsd(left[way].value), formatUsd(left[way].value - sold[way].value)],
      })),
    },
    reading: [
      'At equal returns, keeping leaves the most: it pays neither the tax nor the costs of a sale and a purchase. What an exchange buys for those costs is another property, or an end to a landlord’s work.',
      'For the DST the ending decides. Left to heirs it is ahead of paying the tax, and sold at the end it is behind.',
    ],
    sources: ['irc-1014', 'irc-1031', 'irc-1h', 'irc-1411'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'What this leaves out',
    blocks: [
      {
        kind: 'paragraph',
        text: 'The figures give every way the same return. In practice a building that you no longer want to run may earn less, and a DST can lose money or stop paying. Heirs take over a share that is hard to sell. The law may change before it matters to you, and no one knows how many years that is. When you will need the cash yourself, or your basis is high, selling and paying the tax can be the better choice.',
      },
    ],
    sources: ['irc-1014', 'dst-risks'],
    reviewed: '2026-11-29',
  },
  ask: {
    cpa: [
      'Is this property community property or joint property, and which half would get a new basis at the first death?',
      'If I keep it until death, what happens to the rental losses that I could not use?',
      'Would my estate owe federal or state estate tax, and should a return be filed to pass on the unused exclusion?',
    ],
    sponsor: ['What happens to a share when its owner dies, and which papers do you need from the heirs?'],
  },
  next: ['inherited', 'sell-or-exchange', '2025-law'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
