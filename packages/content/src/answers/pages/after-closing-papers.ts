import {
  depreciationAfter,
  type ByYear,
  type DepreciationAfter,
  type DepreciationInputs,
} from '@dst/domain/basis-after'
import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { replacementCheck } from '@dst/domain/exchange-money'
import { landShare, relatedPartyYears, residentialLife } from '@dst/domain/parameters'
import { longMonth, spellNumber } from '@dst/domain/wording'
import type { AnswerPage } from '../answer-page.ts'
import { computed } from '../computed.ts'
import { exampleFacts, exampleLoan, examplePurchase as bought, exampleSale, exampleTax } from '../example-sale.ts'

const { price, sellingCosts, purchasePrice, placedInService, sold } = exampleSale
const { exchangeCash, newBasis, newValue } = replacementCheck({
  price,
  sellingCosts,
  debtPaidOff: exampleLoan,
  adjustedBasis: exampleTax.adjustedBasis,
  cashSpent: price - sellingCosts - exampleLoan,
  newDebt: exampleLoan,
})

/** The write-off of the couple's share, with what differs. */
function writeOff(changes: Partial<DepreciationInputs> = {}, treatAsNew = false): DepreciationAfter {
  const split = { land: landShare, building: 1 - landShare }
  return computed(
    depreciationAfter({
      parts: [{ cost: purchasePrice * (1 - landShare), placed: placedInService, life: residentialLife }],
      sold,
      totalBasis: newBasis,
      replacements: [{ value: newValue, placed: bought, life: residentialLife, split, treatAsNew }],
      ...changes,
    }),
  )
}

const kept = writeOff()
const elected = writeOff({}, true)
const cashBuyer = writeOff({ parts: [], totalBasis: newValue })
const layers = kept.replacements.flatMap((property) => property.layers)
const byYearOf = (part: 'carried' | 'new') => layers.filter((layer) => layer.part === part).map(({ byYear }) => byYear)
const inYear = (schedules: readonly ByYear[], year: number) =>
  schedules.reduce((sum, byYear) => sum + (byYear[year] ?? 0), 0)
const lastOld = Math.max(...byYearOf('carried').flatMap((byYear) => Object.keys(byYear).map(Number)))
const firstYear = exampleSale.taxYear
const cashNext = inYear([cashBuyer.byYear], firstYear + 1)
const years = [firstYear, firstYear + 1, lastOld, lastOld + 1]
const again = spellNumber(relatedPartyYears)

/** The papers of each year with a DST, and what to keep. */
export const afterClosingPapers: AnswerPage = {
  slug: 'after-closing-papers',
  question: 'What papers come after closing?',
  answer: [
    'Form 8824 once, then usually a tax letter each spring instead of a K-1, and perhaps returns in other states.',
    'Keep five papers until well after a later sale has been taxed, because they prove your basis.',
  ],
  searchWords: [
    'when do I get my tax form',
    'DST tax documents',
    'does a DST send a 1099',
    'nonresident state return',
    'how do I depreciate my DST',
    'how long to keep records',
    'clawback form',
    'filing after a 1031',
    'what my CPA needs from me',
    'taxes on DST distributions',
    'paperwork',
    'statements',
    'what to expect at tax time',
    'what will they send me in the mail',
    'tax letter is late',
    'file in another state',
    'out of state apartments',
    'California wants a form every year',
    'shoebox of receipts',
    'can I throw it away',
    'are the monthly checks taxed',
    'accountant has never seen one',
    'write off',
    'every spring, late for my extension',
  ],
  tool: { label: 'See your own papers, basis and Form 8824', to: '/exchange/after' },
  why: [
    {
      id: 'what-comes-when',
      heading: 'What comes, and when',
      blocks: [
        {
          kind: 'table',
          caption: 'Papers after an exchange into a DST (Delaware statutory trust)',
          columns: ['When', 'Paper', 'What it is for'],
          rows: [
            {
              heading: 'Once, with the return for the year of the sale',
              cells: ['Form 8824', 'It names both properties and the dates, and works out the gain.'],
            },
            {
              heading: 'Each spring',
              cells: [
                'Letter from the trust, or substitute Form 1099',
                'It gives your share of rent, costs and interest.',
              ],
            },
            {
              heading: 'Each year',
              cells: [
                'Your own depreciation schedule',
                'It picks up where the old property’s left off. You keep it; the trust does not.',
              ],
            },
            {
              heading: 'Each year, where the property is',
              cells: ['State returns, if that state requires them', 'Even a small share can call for one.'],
            },
            {
              heading: 'Each year, after an exchange of California property for property elsewhere',
              cells: ['Form FTB 3840', 'It tells the state that its gain is still deferred.'],
            },
            {
              heading: `With the next ${again} returns, after an exchange with a related party`,
              cells: ['Form 8824 again', 'It says whether either side has sold.'],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Form 8824 goes with the return for the year of the sale, even if you bought in the next year. Don’t file before the last purchase is done. If you need more time, file for an extension.',
        },
      ],
      sources: ['form-8824', 'dst-terms', 'state-tax'],
      reviewed: '2026-11-29',
    },
    {
      id: 'letter-not-k-1',
      heading: 'Why a letter, and not a K-1',
      blocks: [
        {
          kind: 'paragraph',
          text: 'For tax, a DST that keeps to the IRS limits is generally a grantor trust. That means that you count as the owner of your part of the property. Rent and costs go on your Schedule E, as they did with your own building. A K-1 is the paper of a partnership. You may get one if the trust had to turn into an LLC, or if you took units of a partnership.',
        },
        {
          kind: 'paragraph',
          text: 'What you are paid and what you are taxed on are two numbers. You are generally taxed on your share of rent, less costs, interest and your own depreciation. Rent that pays down the loan generally counts too, though you never see it. Letters often come between late February and the middle of March, so your own return may have to wait.',
        },
      ],
      sources: ['rev-rul-2004-86', 'dst-terms'],
      reviewed: '2026-11-29',
    },
    {
      id: 'your-own-depreciation',
      heading: 'The one figure of the letter that is not yours',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A letter may show depreciation, or a share of income that is “sheltered.” Both usually assume someone who paid cash. You came from an exchange, so your basis (what tax law counts as your cost) is lower.',
        },
        {
          kind: 'paragraph',
          text: 'The old building’s remaining basis generally keeps its own schedule, over the months that are left. What you added in money or debt starts a new one. So does basis that was land before and is building now. You can elect to treat all of it as new, on Form 4562 of the return for the year of the purchase. That is simpler and usually slower. Ask your CPA which one fits, because the choice usually can’t be undone.',
        },
      ],
      sources: ['reg-168i-6', 'irc-168', 'rev-rul-2004-86'],
      reviewed: '2026-11-29',
    },
    {
      id: 'states',
      heading: 'States',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The state where a building stands can generally tax its rent, wherever you live. A trust with buildings in five states can mean up to five small returns. Your home state may give a credit.',
        },
        {
          kind: 'paragraph',
          text: 'If you exchange California property for property elsewhere, California generally requires Form FTB 3840. It is due for the year of the exchange and each year after, until the gain is taxed. The duty ends if the property is inherited or goes to a nonprofit. Without the form, the state may send a bill for the deferred gain. Other states have rules of their own.',
          link: { label: 'What each state takes of a gain', to: '/states' },
        },
      ],
      sources: ['state-tax', 'state-claims', 'dst-terms'],
      reviewed: '2026-11-29',
    },
    {
      id: 'five-to-keep',
      heading: 'Five papers to keep',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'The exchange agreement, with the intermediary’s account of the money.',
            'The notice that named the property.',
            'The closing statements of each purchase and sale, with receipts for improvements to the old property.',
            'The offering document of the trust.',
            'Form 8824 with its worksheet, and the depreciation schedule of the old property.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'After an exchange the IRS wants records of the old property as well as the new one. Keep them until a sale of the new one has been taxed and the IRS can no longer question that return. If you exchange again, keep them longer. Heirs generally start from the value on the day of death instead.',
        },
      ],
      sources: ['pub-552', 'irc-1014', 'form-8824'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'One exchange, and what is written off',
    assumptions: [
      ...exampleFacts,
      `In ${longMonth(bought)} they put all ${formatUsd(exchangeCash)} into a DST with apartments, with a loan share of ${formatUsd(exampleLoan)}. ${percentOf(landShare)} of its value is taken as land. Nothing is taxed now, and their basis is ${formatUsd(newBasis)}.`,
      'Furniture, costs of the purchase and state rules are left out. Each amount is rounded on its own, so a sum can be off by a dollar.',
    ],
    table: {
      kind: 'table',
      caption: 'Depreciation of the couple’s share in four years',
      columns: ['Year', 'Old part', 'New part', 'Together', 'If all is new'],
      rows: years.map((year) => ({
        heading: String(year),
        cells: [
          inYear(byYearOf('carried'), year),
          inYear(byYearOf('new'), year),
          inYear([kept.byYear], year),
          inYear([elected.byYear], year),
        ].map(formatUsd),
      })),
    },
    reading: [
      `Someone who paid cash for the same share writes off ${formatUsd(cashNext)} in ${firstYear + 1}. If the couple copied that from the letter, they would deduct ${formatUsd(cashNext - inYear([kept.byYear], firstYear + 1))} too much in that year alone.`,
      `The old part usually ends about when the duplex would have been written off, here in ${lastOld}. From then on more of the rent is taxed. Over all the years, “Together” and “If all is new” add up to the same total.`,
    ],
    sources: ['reg-168i-6', 'irc-168', 'irc-1031', 'form-8824'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'What the papers cost, and what they don’t tell',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Deferral has to be carried on paper for as long as it lasts. A CPA’s fee for two schedules and several states comes every year. With a small gain, it can outweigh what you put off. Paying the tax once is then often better: one basis, one schedule, no file to pass on. The letter also says little about how the property is doing. For that, ask for the sponsor’s reports. The example follows one reading of the depreciation rules; a program that uses IRS tables may differ by a few dollars. If your CPA’s figure differs, go with your CPA’s.',
      },
    ],
    sources: ['reg-168i-6', 'dst-terms'],
    reviewed: '2026-11-29',
  },
  ask: {
    cpa: [
      'Will you carry on the old schedule or treat all of it as new, and what does each do to my tax over the years?',
      'In which states do I have to file because of this trust, and does it pay to file where I don’t have to?',
      'What do you charge each year for the trust’s letter and its states?',
    ],
    sponsor: [
      'When did your tax letters go out in each of the last three years?',
      'Does the letter split my share into land, building and improvements, and does it show my part of the loan?',
    ],
    intermediary: ['May I have one file with the agreement, my notice, every payment and both closing statements?'],
  },
  next: ['form-8824', 'state-tax', 'dst-exits', 'year-end'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
