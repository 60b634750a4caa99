import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { replacementCheck } from '@dst/domain/exchange-money'
import { trustYear } from '@dst/domain/later-sale'
import { zeroCouponLoanShare } from '@dst/domain/parameters'
import type { Section } from '../../blocks/index.ts'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import { exampleFactsWith, exampleSale, exampleTax, exampleTaxFacts } from '../example-sale.ts'

/** What the couple owes in this example, as they borrowed against the duplex over the years. */
const loan = 750_000
const sold = {
  price: exampleSale.price,
  sellingCosts: exampleSale.sellingCosts,
  debtPaidOff: loan,
  adjustedBasis: exampleTax.adjustedBasis,
}
const { exchangeCash, netSalePrice } = replacementCheck({ ...sold, cashSpent: 0, newDebt: 0 })
const cash = formatUsd(exchangeCash)
const ofWhatTheyBuy = (debt: number) => percentOf(Math.round((debt / (exchangeCash + debt)) * 1000) / 1000)
const needed = ofWhatTheyBuy(loan)

const cases = [
  { heading: `${cash} in a DST with a loan of ${needed}`, newDebt: loan, cashAdded: 0 },
  { heading: `${cash} in a DST with a loan of ${ofWhatTheyBuy(exchangeCash)}`, newDebt: exchangeCash, cashAdded: 0 },
  { heading: `${cash} in a DST without a loan`, newDebt: 0, cashAdded: 0 },
  {
    heading: `${cash} and ${formatUsd(loan)} of new cash, no loan`,
    newDebt: 0,
    cashAdded: loan,
  },
].map(({ heading, ...bought }) => ({
  heading,
  check: replacementCheck({ ...sold, cashSpent: exchangeCash, ...bought }),
}))

/** A year with a zero-coupon DST, invented: what the tenant pays all goes to the lender. */
const rent = 55_000
const interest = 41_000
const writeOff = 6_000
const noCash = trustYear({
  income: rent,
  expenses: 0,
  interest,
  amortization: 0,
  depreciation: writeOff,
  distribution: 0,
})

/** One way to deal with the loan. */
interface Way extends Pick<Section, 'id' | 'heading' | 'sources'> {
  readonly text: string
  readonly costs: string
  readonly limits: string
}

/** A way as a section, with what it costs and where it ends. */
function section({ text, costs, limits, ...way }: Way): Section {
  const items = [
    { term: 'Costs', meaning: costs },
    { term: 'Limits', meaning: limits },
  ]
  const blocks = [{ kind: 'paragraph', text } as const, { kind: 'definitions', items } as const]
  return { ...way, blocks, reviewed: '2026-11-29' }
}

/** What an owner can do whose loan is large beside the price. */
export const highLoan: AnswerPage = {
  slug: 'high-loan',
  question: 'My loan is high: what can I do, and what about zero-coupon DSTs?',
  title: 'My loan is high: what can I do?',
  answer: [
    `Few DSTs match a loan above about ${figures.highLoan} of the price, and those that do usually pay you nothing and can lose your money fast.`,
    'There are five other ways, each with its own costs; choose among them before the closing.',
  ],
  searchWords: [
    'refinanced too much',
    'over-leveraged property',
    'cash-out refi before selling',
    'mortgage almost as big as the price',
    'little equity left',
    'zero cash flow DST',
    'phantom income',
    'high LTV replacement',
    'negative equity after tax',
    'owe more tax than cash',
    'high loan-to-value',
    'underwater',
    'owe too much',
    'mortgaged to the hilt',
    'maxed out',
    'pulled equity, took cash out last year',
    'refi',
    'refinanced twice, borrowed against it',
    'line of credit',
    'upside down',
    'nothing left after the payoff',
    'no cash to pay the tax with',
    'owe nearly as much as it sells for',
    'taxed on cash I never got',
  ],
  tool: { label: 'See what your own sale has to replace', to: '/exchange/money' },
  why: [
    {
      id: 'why-it-matters',
      heading: 'Why the loan matters',
      blocks: [
        {
          kind: 'paragraph',
          text: `To defer all of the tax you generally replace the loan that the sale pays off, or add cash in its place. Debt that is not replaced is boot (value that is not like-kind property). Boot is taxed first, up to your whole gain, although this kind brings no cash to pay the tax with. Few DSTs (Delaware statutory trusts) carry a loan above about ${figures.highLoan} of the property’s value. So a high loan needs a plan before the closing. Here are six ways, each with its costs and its limits.`,
          link: { label: 'Cash you keep and debt you drop', to: '/learn#boot-and-debt' },
        },
      ],
      sources: ['irc-1031', 'reg-1031d', 'dst-terms'],
      reviewed: '2026-11-29',
    },
    section({
      id: 'add-cash',
      heading: 'Add cash in place of debt',
      text: 'New cash stands in for old debt, dollar for dollar. It has to go into the purchase.',
      costs: 'The cash itself. In a DST it is often tied up for years.',
      limits: 'New debt does not make up for cash that you take out. Keep enough elsewhere to live on.',
      sources: ['reg-1031d', 'dst-risks'],
    }),
    section({
      id: 'new-loan',
      heading: 'Buy a building with a new loan',
      text: 'In your own name you can borrow as much as a lender will give. That can match the old loan.',
      costs: 'Interest, points, an appraisal and the lender’s checks. Loan costs that the sale money pays can be boot.',
      limits: `You sign for the loan. The lender needs time, which the ${figures.identificationDays} and ${figures.exchangeDays} days may not leave.`,
      sources: ['irc-1031', 'reg-1031d', 'reg-1031k'],
    }),
    section({
      id: 'high-debt-dst',
      heading: 'A DST with a very large loan',
      text: `Some DSTs have loans of ${figures.zeroCouponLoan} of the property’s value. They are made for this case, and are called zero-coupon DSTs.`,
      costs:
        'The usual fees, measured against little equity. The rent that is left after costs goes to the lender, and usually nothing is paid out to you.',
      limits:
        'You may owe tax each year on income that you never receive. A small fall in value can wipe out your share, and the trust cannot refinance. They are hard to find, and generally only for accredited investors.',
      sources: ['dst-terms', 'dst-risks', 'rev-rul-2004-86'],
    }),
    section({
      id: 'combine',
      heading: 'Combine two purchases',
      text: 'A building with a large loan and a DST with a smaller one can match the old loan together. Debt and value are added up over all that you buy.',
      costs: 'The costs of both.',
      limits: `Two closings have to meet one deadline. Both generally have to be named by day ${figures.identificationDays}.`,
      sources: ['reg-1031d', 'reg-1031k'],
    }),
    section({
      id: 'accept-boot',
      heading: 'Defer a part and pay the rest',
      text: 'If the debt that you do not replace is smaller than your gain, a part of the gain may still be deferred.',
      costs: `Federal tax at up to ${figures.capitalGainsRate} on long-term gain and up to ${figures.recaptureRate} on the part from depreciation, perhaps ${figures.netInvestmentIncomeRate} more, and state tax.`,
      limits:
        'The money for this tax has to come from elsewhere. If boot reaches your gain, an exchange defers nothing and only costs fees.',
      sources: ['irc-1031', 'reg-1031d', 'irc-1h', 'irc-1411'],
    }),
    section({
      id: 'wait',
      heading: 'Wait, or pay the loan down first',
      text: 'Each payment lowers the loan, and a later sale may need less. Under current law heirs generally take property at its value at death.',
      costs: 'Time, interest, and the work of owning.',
      limits:
        'Prices can fall. If you borrow more or move debt around shortly before a sale, the IRS can question it. Ask a tax attorney first.',
      sources: ['irc-1014', 'irc-1031'],
    }),
    {
      id: 'taxed-without-cash',
      heading: 'How a zero-coupon DST taxes you without cash',
      blocks: [
        {
          kind: 'paragraph',
          text: `Interest can generally be deducted. Money that pays down the loan cannot. Say your share of a year’s rent is ${formatUsd(rent)}, of the interest ${formatUsd(interest)}, and your own depreciation is ${formatUsd(writeOff)}. The rest of the rent pays down the loan. You are then generally taxed on ${formatUsd(noCash.taxedWithoutCash)} in a year that pays you nothing. As the loan shrinks, so does the interest, and the amount grows.`,
        },
        {
          kind: 'paragraph',
          text: `The loan also makes losses larger. At a loan of ${percentOf(zeroCouponLoanShare.from)}, nothing is left of your money once the property loses ${percentOf(1 - zeroCouponLoanShare.from)} of its value. At ${percentOf(zeroCouponLoanShare.to)} it takes ${percentOf(1 - zeroCouponLoanShare.to)}. Fees come on top.`,
        },
      ],
      sources: ['rev-rul-2004-86', 'dst-terms', 'dst-risks'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'The same sale with a high loan',
    assumptions: [
      ...exampleFactsWith(loan),
      'They had borrowed against the duplex as its value rose.',
      exampleTaxFacts,
      'Fees of the purchase and of the exchange are left out.',
    ],
    table: {
      kind: 'table',
      caption: 'Boot and the gain taxed now, by what the couple buys',
      columns: ['What they buy', 'Boot', 'Gain taxed now'],
      rows: cases.map(({ heading, check }) => ({
        heading,
        cells: [formatUsd(check.boot), formatUsd(check.taxedNow)],
      })),
    },
    reading: [
      `They need a loan of ${needed} of what they buy: ${formatUsd(loan)} divided by ${formatUsd(netSalePrice)}. In the second and third lines all their cash is in the DST, so the tax has to come from other money. Boot in the third line is above the gain, so the whole gain is taxed, and no more.`,
      `A sale without an exchange brings about ${formatUsd(exampleTax.total)} of federal tax and leaves ${cash} of cash to pay it from. They keep ${formatUsd(exchangeCash - exampleTax.total)}, and the old loan is gone.`,
    ],
    sources: ['irc-1031', 'reg-1031d', 'irc-1h', 'irc-1411'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'When paying the tax is better',
    blocks: [
      {
        kind: 'paragraph',
        text: 'If you need income and have no other money, a zero-coupon DST can leave you worse off than the tax. Compare three amounts: the cash that a taxed sale leaves, the yearly tax without cash, and what you could lose. Paying is often better when the tax is small beside that cash, or when you want to be free of debt. The old gain is still there at a later sale. If the value has fallen by then, the tax can be larger than the cash. And if you exchange again, what is left of the loan has to be replaced again.',
      },
    ],
    sources: ['irc-1031', 'irc-1h', 'dst-risks'],
    reviewed: '2026-11-29',
  },
  ofOwnCase: true,
  ask: {
    cpa: [
      'After the loan and the tax, how much cash would a plain sale leave me?',
      'How much income without cash would this DST bring me in each year, and what money would pay the tax on it?',
    ],
    sponsor: [
      'How fast is the loan paid down, and how much do you expect me to be taxed on in each year?',
      'Is all of the interest paid as it falls due, or is some of it added to the loan?',
      'How far can the value fall before my share is gone, with all fees counted?',
    ],
    adviser: ['Which other ways to replace my loan did you weigh, and what are you paid on each of them?'],
  },
  next: ['replace-debt', 'seven-limits', 'boot', 'who-may-invest'],
  evidence: {
    about: 'law',
    expert: null,
    changes: [{ on: '2026-11-29', what: 'First version, from our page on high loans' }],
  },
}
