import { formatUsd } from '@dst/domain/calculator'
import { dstUpFrontCosts } from '@dst/domain/parameters'
import { figures } from '../../figures/figures.ts'
import type { GlossaryTerm } from '../glossary-term.ts'

const invested = 240_000
const costs = { from: formatUsd(invested * dstUpFrontCosts.from), to: formatUsd(invested * dstUpFrontCosts.to) }

/** How shares are offered, to whom, at what cost, and how one gets out. */
export const offerings: readonly GlossaryTerm[] = [
  {
    id: 'accredited-investor',
    term: 'Accredited investor',
    forms: ['accredited investor'],
    meaning:
      'A person or entity that meets a test of income, net worth, license or assets in SEC Rule 501(a) and may be offered private securities.',
    more: [
      `A person generally qualifies with income of more than ${figures.incomeAlone}, or ${figures.incomeTogether} with a spouse or partner. It has to be reached in each of the last two years and expected for this one. Net worth of more than ${figures.netWorth} without the main home is another way, and certain licenses are a third. Companies and trusts have tests of their own.`,
    ],
    notToConfuse: 'It says that you may look at an offering. It does not say that one suits you.',
    sources: ['rule-501'],
    reviewed: '2026-11-29',
  },
  {
    id: 'distribution',
    term: 'Distribution',
    forms: ['distribution'],
    meaning: 'Cash that a trust pays to its owners, out of rent, reserves or a sale.',
    more: [
      'Many DSTs pay each month from what is left after costs, loan payments and reserves. Payments are not guaranteed. They can fall or stop when tenants leave, costs rise or a loan comes due. A part of a payment may be your own money coming back. The offering document says what pays it.',
    ],
    notToConfuse: 'It is not the taxable income. That can be lower or higher than the cash you get.',
    sources: ['dst-terms', 'dst-risks'],
    reviewed: '2026-11-29',
  },
  {
    id: 'form-adv',
    term: 'Form ADV',
    forms: ['Form ADV'],
    meaning:
      'The brochure that every registered investment adviser files: its business, fees, conflicts and past discipline. Anyone can read it at adviserinfo.sec.gov.',
    sources: ['marketing-rule'],
    reviewed: '2026-11-24',
  },
  {
    id: 'form-d',
    term: 'Form D',
    forms: ['Form D'],
    meaning: 'A short public notice to the SEC of a private offering, due soon after its first sale.',
    more: [
      'It names the issuer, the rule that is relied on, the amount, the smallest purchase, and who is paid for selling. Anyone can look it up in the SEC’s EDGAR system; search for the name of the trust, not of the sponsor. The SEC does not check or approve it. If you find none, ask why: the date may not have come yet.',
    ],
    notToConfuse: 'It is not the offering document, and it says nothing about whether the investment is sound.',
    sources: ['rule-503', 'rule-506'],
    reviewed: '2026-11-29',
  },
  {
    id: 'net-worth',
    term: 'Net worth',
    forms: ['net worth'],
    meaning: 'What you own less what you owe; the test for accredited investors leaves your main home out.',
    more: [
      'The mortgage on the home is generally left out too, up to the home’s value. Debt above that value counts against you. So may a loan on the home from the last two months that did not buy it. Spouses and partners may count together. Rented property and other assets are in.',
    ],
    notToConfuse: 'Income is a separate test. You need to meet one of the two, not both.',
    sources: ['rule-501'],
    reviewed: '2026-11-29',
  },
  {
    id: 'partnership-units',
    term: 'Partnership units',
    forms: ['partnership unit', 'OP unit'],
    meaning: 'Shares of the partnership through which a REIT owns its property.',
    more: [
      'In a 721 exchange an owner gets such units for property, with tax generally deferred. The units spread your money over many buildings. From there no 1031 exchange is possible. Turning units into shares or cash is generally taxable, and the REIT may limit when you can do it.',
    ],
    notToConfuse: 'They are not shares of the REIT itself.',
    sources: ['irc-721', 'dst-terms', 'dst-risks'],
    reviewed: '2026-11-29',
  },
  {
    id: 'private-placement',
    term: 'Private placement',
    forms: ['private placement', 'private offering'],
    meaning: 'A sale of securities that is not registered with the SEC and is open to certain investors only.',
    more: [
      'Most DSTs are sold this way, under Rule 506. Less has to be disclosed than in a public offering, nobody at the SEC reviews it, and the shares are hard to sell. You should be able to bear the loss of all of it. Rules against fraud apply all the same.',
    ],
    notToConfuse: 'Private does not mean secret. A public notice, Form D, is generally filed.',
    sources: ['rule-506', 'dst-terms', 'dst-risks'],
    reviewed: '2026-11-29',
  },
  {
    id: 'ppm',
    term: 'Private placement memorandum (PPM)',
    forms: ['private placement memorandum', 'PPM'],
    meaning: 'The document that sets out the terms, fees, risks and conflicts of a private offering.',
    more: [
      'It is long, and the parts that matter most are spread over it. Start with the table that shows where your money goes. Then read the loan and its due date, the leases, the conflicts, and how the trust can end. Compare the price that the trust paid with the price that you pay. What a seller tells you should stand in it.',
    ],
    notToConfuse: 'A brochure or a web page is advertising. If the two differ, ask which one counts, in writing.',
    sources: ['dst-terms', 'rule-506'],
    reviewed: '2026-11-29',
  },
  {
    id: 'reit',
    term: 'Real estate investment trust (REIT)',
    forms: ['real estate investment trust', 'REIT'],
    meaning:
      'A company that owns real estate and has to pay out most of its taxable income. Its shares are not like kind to real property.',
    more: [
      'So exchange money generally cannot buy its shares. Listed REITs can be sold on any trading day, and their price moves with the market. Others have no market and may limit when they buy shares back. You get dividends and a Form 1099-DIV, and no depreciation of your own. Some DSTs are meant to end in a REIT’s partnership.',
    ],
    notToConfuse:
      'A DST is no REIT: its share counts as real property for an exchange, and its trustee may hardly act.',
    sources: ['irc-856', 'irc-1031', 'dst-terms'],
    reviewed: '2026-11-29',
  },
  {
    id: 'rule-506',
    term: 'Rule 506',
    forms: ['Rule 506', 'Regulation D'],
    meaning: 'The SEC rule under which most DSTs are offered without registration.',
    more: [
      'It has two forms. Under Rule 506(b) the sponsor may not advertise, and investors usually state their status themselves. Under Rule 506(c) it may advertise, but then it has to take reasonable steps to check that each buyer is accredited. Which form is used stands in the offering document and on Form D.',
    ],
    notToConfuse: 'It frees an offering from registration. It does not mean that the SEC has looked at it.',
    sources: ['rule-506'],
    reviewed: '2026-11-29',
  },
  {
    id: 'secondary-market',
    term: 'Secondary market',
    forms: ['secondary market'],
    meaning: 'A place where owners sell shares to other investors; for DSTs there is hardly one.',
    sources: ['dst-risks', 'dst-terms'],
    reviewed: '2026-11-29',
  },
  {
    id: 'spousal-equivalent',
    term: 'Spousal equivalent',
    forms: ['spousal equivalent'],
    meaning: 'A partner who lives with you in a relationship that is generally equal to that of a spouse.',
    sources: ['rule-501', 'sec-definition-2020'],
    reviewed: '2026-11-29',
  },
  {
    id: 'up-front-cost',
    term: 'Up-front costs',
    forms: ['up-front cost', 'front-end load'],
    meaning: 'What is taken out of the money that you invest before it reaches the property.',
    more: [
      `They pay for sales commissions, the sponsor’s work, the offering and the loan. ${figures.upFrontCosts} is often quoted, and some offerings take more. The property has to gain value by that much before you are even. Yearly fees and a fee at the sale come later. The table in the offering document that shows the use of the money lists them.`,
    ],
    example: `Of ${formatUsd(invested)} invested, costs of ${figures.upFrontCosts} are ${costs.from} to ${costs.to}.`,
    notToConfuse: 'The sales commission is only one part of them.',
    sources: ['dst-terms'],
    reviewed: '2026-11-29',
  },
  {
    id: 'upreit',
    term: 'UPREIT (721 exchange)',
    forms: ['UPREIT', '721 exchange'],
    meaning:
      'An umbrella partnership REIT: property is contributed for partnership units, with tax generally deferred.',
    more: [
      'In some DSTs this is how the investment is meant to end: the REIT’s partnership takes over the property, and owners get units. Often the REIT alone decides whether and when, at a value set by an appraisal. It is a one-way door. The units are not real property, so no 1031 exchange follows.',
    ],
    notToConfuse:
      'A 1031 exchange leads from real property to real property and can be repeated. A 721 exchange cannot.',
    sources: ['irc-721', 'dst-risks'],
    reviewed: '2026-11-29',
  },
]
