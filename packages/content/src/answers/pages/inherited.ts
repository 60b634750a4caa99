import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { comparedCosts } from '@dst/domain/parameters'
import { estimateTax, latestTaxYear } from '@dst/domain/tax-estimate'
import { spellNumber } from '@dst/domain/wording'
import type { AnswerPage } from '../answer-page.ts'
import { exampleSale, exampleTax, exampleTaxFacts } from '../example-sale.ts'

const { price, purchasePrice, sellingCosts, sold } = exampleSale
const laterPrice = 1_100_000
const laterCosts = (laterPrice * sellingCosts) / price
const rentedYears = 3

const later = estimateTax({
  ...exampleSale,
  purchasePrice: price,
  placedInService: sold.replace(String(latestTaxYear), String(latestTaxYear - rentedYears)),
  price: laterPrice,
  sellingCosts: laterCosts,
})

const cases = [
  {
    heading: `Sold at once for ${formatUsd(price)}`,
    tax: estimateTax({ ...exampleSale, purchasePrice: price, placedInService: sold }),
  },
  { heading: `Rented out for ${spellNumber(rentedYears)} years, sold for ${formatUsd(laterPrice)}`, tax: later },
  { heading: `A gift in life instead, sold for ${formatUsd(price)}`, tax: exampleTax },
]
const load = comparedCosts.load * later.amountRealized

/** What to do, and what not to, after property or a DST share was inherited. */
export const inherited: AnswerPage = {
  slug: 'inherited',
  question: 'I inherited property or a DST share: what now?',
  answer: [
    'Your basis is generally the value on the day of death, so an early sale may bring little tax.',
    'An exchange may then do little for you, so find out your basis first.',
  ],
  searchWords: [
    'mom passed away and left me a rental',
    'dad died house',
    'selling inherited house taxes',
    'do I pay capital gains on inheritance',
    'inherited rental property what to do',
    'my parents had a Delaware trust',
    'executor sell property',
    'appraisal after death',
    'split property with siblings',
    'got a house from my parents',
    'heir',
    'in the will',
    'aunt left us the farm',
    'cousins',
    'brother and sister',
    'family land',
    'grandfather, kept renting it for years',
    'probate',
    'lost my husband',
    'widow',
    'deceased',
    'what is our cost, worth the day she died',
    'appraised too low',
    'date of death value',
    'in-laws',
    'brother wants out',
  ],
  tool: { label: 'Estimate the tax of a sale with your new basis', to: '/exchange/money' },
  why: [
    {
      id: 'new-basis',
      heading: 'Why an early sale may bring little tax',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Basis is what tax law counts as your cost. For inherited property it is generally the market value on the day of death, not what your parents paid. Their gain, and the depreciation that they took, are not taxed as income. You pay only on what it gains after that day, and on your own depreciation.',
        },
        {
          kind: 'paragraph',
          text: 'You also count as having held it for more than a year, even if you sell at once. So a gain gets the lower long-term rates. If the value had fallen below your parents’ basis, yours is lower too.',
        },
      ],
      sources: ['irc-1014', 'irc-1223'],
      reviewed: '2026-11-29',
    },
    {
      id: 'first-steps',
      heading: 'First steps',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Get the value on the day of death in writing. Ask for a dated appraisal, with land and building apart. Without one, your basis can be hard to prove years later.',
            'Ask the executor if an estate tax return was or will be filed. If so, the value on it may bind you. The executor may also have chosen the value of a later day, which can happen only on that return.',
            'Find out how title was held. A surviving spouse may have a new basis for half of the property or, with community property, for all of it.',
            'If you rent the building out, its new basis can generally be written off over a new full term, and your own depreciation is taxed when you sell.',
            'Learn the basis, the loan and the state’s rules before you sell, keep or divide.',
          ],
        },
      ],
      sources: ['irc-1014', 'estate-value', 'irs-spouse-basis', 'irc-168'],
      reviewed: '2026-11-29',
    },
    {
      id: 'a-dst-share',
      heading: 'If it is a DST share',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A share of a Delaware statutory trust (DST) is generally treated as a share of its real property. So it can take the value at death as well. Ask the sponsor for the trust’s papers, its loan, and what it needs to put the share in your name.',
        },
        {
          kind: 'paragraph',
          text: 'The limits come with the share. You have no vote, there is hardly any market, and the sponsor decides on the sale. Because the share is hard to sell, an appraiser may value it below its part of the building. Then your basis is lower as well. When the property is sold you can take the cash, and with a new basis the tax may be small.',
        },
      ],
      sources: ['rev-rul-2004-86', 'irc-1014', 'dst-terms'],
      reviewed: '2026-11-29',
    },
    {
      id: 'when-to-exchange',
      heading: 'When an exchange can still make sense',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An exchange puts off gain, and you may have hardly any. Then it brings deadlines and costs for little in return. It may be worth a look when you have kept the property for years and it has gained a lot. It must then be held for rent or investment, not used as your home.',
        },
      ],
      sources: ['irc-1031', 'irc-1014'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'The same duplex, inherited or given',
    assumptions: [
      `A rented duplex that the parents bought for ${formatUsd(purchasePrice)} in March 2009 is worth ${formatUsd(price)} on the day of death. Selling costs ${percentOf(sellingCosts / price)} of the price.`,
      `An heir and a spouse sell it in June ${latestTaxYear}. ${exampleTaxFacts.replace('The couple', 'This couple')}`,
      'In the last row the parents gave it to them in life, so that the parents’ basis and depreciation go on. Gift tax is left out.',
    ],
    table: {
      kind: 'table',
      caption: 'Gain and federal tax, by what came before the sale',
      columns: ['What came before', 'Basis', 'Gain', 'Federal tax'],
      rows: cases.map(({ heading, tax }) => ({
        heading,
        cells: [
          formatUsd(tax.adjustedBasis),
          tax.gain > 0 ? formatUsd(tax.gain) : `Loss of ${formatUsd(-tax.gain)}`,
          tax.gain > 0 ? formatUsd(tax.total) : 'None',
        ],
      })),
    },
    reading: [
      'Sold at once, the costs of the sale make a loss. How far you can use it depends on what you did with the property.',
      `After ${spellNumber(rentedYears)} years of rent, most of the gain is your own depreciation of ${formatUsd(later.depreciation)}. The tax is ${formatUsd(later.total)}. The up-front costs of a DST, at ${percentOf(comparedCosts.load)} of the cash and without a loan, would be ${formatUsd(load)}.`,
    ],
    sources: ['irc-1014', 'irc-168', 'irc-1h', 'irc-1411'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'What this leaves out',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Estate tax, state inheritance tax and the tax of the estate itself are separate questions. Property from some trusts, a retirement account or a note that still pays may have no new basis at all. Heirs who own together must agree, or a court may have to decide. The table leaves out state tax. Keeping can be the better choice when the property earns well, and selling and paying a small tax when it does not.',
      },
    ],
    sources: ['irc-1014', 'irc-2010'],
    reviewed: '2026-11-29',
  },
  ofOwnCase: true,
  ask: {
    cpa: [
      'What is my basis, which paper proves it, and does an estate tax return bind me to it?',
      'What would I owe if I sold this year, in this state and in mine?',
      'If I keep it, how do I write it off from now on?',
    ],
    sponsor: ['What was the share worth on the day of death, who valued it, and when do you expect to sell?'],
    adviser: ['Why should I exchange property that has hardly any gain?'],
  },
  next: ['step-up-heirs', 'tax-on-sale', 'partners-llc', 'dst-exits'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
