import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { figures } from '../../figures/figures.ts'
import type { GlossaryTerm } from '../glossary-term.ts'

const building = { value: 50_000_000, loan: 20_000_000, valueAfterFall: 40_000_000 }
const equity = building.value - building.loan
const fall = building.value - building.valueAfterFall
const share = { rentKept: 12_000, deductible: 7_000 }

/** How a DST is built, and what its limits do. */
export const insideADst: readonly GlossaryTerm[] = [
  {
    id: 'beneficial-interest',
    term: 'Beneficial interest',
    forms: ['beneficial interest'],
    meaning:
      'What an investor in a DST owns: a share of the trust, with the right to that share of its cash and value.',
    more: [
      'The trust has the deed, and you have the interest. It brings no vote and no right to use the building. For federal tax, a share in a DST of the right kind counts as a share of the real property itself. For securities law it is a security, so rules on offerings and on selling it again apply.',
    ],
    notToConfuse: 'It is not a deed and not a share in the sponsor’s company.',
    sources: ['rev-rul-2004-86', 'delaware-dst-act', 'dst-terms'],
    reviewed: '2026-11-29',
  },
  {
    id: 'capital-call',
    term: 'Capital call',
    forms: ['capital call'],
    meaning: 'A demand that owners put in more money; a DST may not make one.',
    sources: ['rev-rul-2004-86', 'dst-terms'],
    reviewed: '2026-11-29',
  },
  {
    id: 'dst',
    term: 'Delaware statutory trust (DST)',
    forms: ['Delaware statutory trust', 'DST'],
    meaning: 'A trust under Delaware law that can own real estate for many investors.',
    more: [
      'Delaware’s statute lets such a trust own property and give out shares. In 2004 the IRS described one whose owners are treated, for federal tax, as owning a part of the real estate. So a share can be replacement property in an exchange. For this to hold, the trustee must have almost no power to act.',
      'The price is control. Owners have no vote, the trust can neither raise money nor refinance, and shares are hard to sell. You can lose your investment.',
    ],
    notToConfuse:
      'A Deferred Sales Trust has the same letters and is something else. Neither the building nor the owners have to be in Delaware.',
    sources: ['delaware-dst-act', 'rev-rul-2004-86', 'reg-7701-4', 'dst-risks'],
    reviewed: '2026-11-29',
  },
  {
    id: 'grantor-trust',
    term: 'Grantor trust',
    forms: ['grantor trust'],
    meaning: 'A trust that the tax rules look through, so that its owners report its income as their own.',
    more: [
      'A DST of the kind that the IRS described is one. Each owner reports a part of the rent, the costs and the depreciation, as with a rented house of one’s own. The trust itself pays no federal income tax. You owe tax on your part of the income even in a year in which less cash reached you.',
    ],
    notToConfuse: 'A partnership files its own return and sends a Schedule K-1. A grantor trust does not.',
    sources: ['rev-rul-2004-86', 'dst-terms'],
    reviewed: '2026-11-29',
  },
  {
    id: 'ltv',
    term: 'Loan-to-value (LTV)',
    forms: ['loan-to-value', 'LTV'],
    meaning: 'The loan as a share of the property’s value. The higher it is, the larger the effect of a fall in value.',
    more: [
      `In an exchange the number has a second use. If the DST’s share of loan is at least as large as that of what you sold, all your debt may be replaced without fresh cash. A share between ${figures.typicalLoan} is common. More debt makes gains and losses larger, and a loan that cannot be paid back can cost all of the owners’ money.`,
    ],
    example: `A building worth ${formatUsd(building.value)} has a loan of ${formatUsd(building.loan)}, so its LTV is ${percentOf(building.loan / building.value)}. If its value falls by ${percentOf(fall / building.value)}, the owners’ part falls by ${percentOf(Math.round((100 * fall) / equity) / 100)}.`,
    notToConfuse: 'It is measured on value. The loan compared with what investors put in is a larger number.',
    sources: ['dst-terms', 'reg-1031d'],
    reviewed: '2026-11-29',
  },
  {
    id: 'master-lease',
    term: 'Master lease',
    forms: ['master lease', 'master tenant'],
    meaning: 'A lease of the whole property to one company, which rents to the tenants.',
    more: [
      'A DST may not freely sign new leases. So a building with many tenants is leased to one company, usually of the sponsor. That company deals with the tenants and pays the trust. If it cannot pay, the trust has little else to turn to. Ask what stands behind it, and which costs it may deduct before it pays.',
    ],
    notToConfuse: 'Rent under a master lease is a claim on that company, not on the people who live there.',
    sources: ['dst-terms', 'rev-rul-2004-86'],
    reviewed: '2026-11-29',
  },
  {
    id: 'non-recourse-loan',
    term: 'Non-recourse loan',
    forms: ['non-recourse loan', 'non-recourse', 'nonrecourse loan'],
    meaning: 'A loan for which the lender can take the property but cannot turn to the owners’ other assets.',
    more: [
      'In a DST the trust is the only borrower, and investors do not sign. For the exchange, a part of the loan generally counts as yours all the same. The most you can lose is what you invested. But if the lender takes the property, you may lose that and still owe tax on the deferred gain.',
    ],
    notToConfuse: 'It protects your other assets. It does not protect the money in the property.',
    sources: ['dst-terms', 'dst-risks', 'reg-1031d'],
    reviewed: '2026-11-29',
  },
  {
    id: 'phantom-income',
    term: 'Phantom income',
    forms: ['phantom income'],
    meaning: 'Income that is taxed although no cash reached you, often because the money went to pay down a loan.',
    more: [
      'Interest on a loan lowers taxable income, and repaying the loan itself does not. Late in a loan’s life most of each payment is repayment, while depreciation may have run low. Then the rent is taxed and the lender has the cash. Owners who carry a low basis (roughly, cost less depreciation) into a DST with much debt may meet this sooner.',
    ],
    example: `For your share, ${formatUsd(share.rentKept)} of rent goes to the lender as repayment. You can write off ${formatUsd(share.deductible)}. So ${formatUsd(share.rentKept - share.deductible)} is taxed, and you received nothing.`,
    sources: ['dst-terms', 'irc-168'],
    reviewed: '2026-11-29',
  },
  {
    id: 'power-to-vary',
    term: 'Power to vary',
    forms: ['power to vary'],
    meaning:
      'The right of a trustee to change what a trust holds, for example to buy, borrow or rebuild. A DST that has it generally cannot take 1031 money.',
    more: [
      'The regulation draws the line between a trust that only holds property and a business. Only the first is looked through for tax. So the papers of a DST forbid new money, new loans, reinvesting and free leasing. This protects the tax result. It also means that the trust has few tools when tenants leave or a loan comes due.',
    ],
    notToConfuse: 'Small repairs, and work that the law requires, are generally allowed.',
    sources: ['reg-7701-4', 'rev-rul-2004-86'],
    reviewed: '2026-11-29',
  },
  {
    id: 'springing-llc',
    term: 'Springing LLC',
    forms: ['springing LLC'],
    meaning:
      'A limited liability company into which a DST in trouble can turn, so that it may borrow and sign leases. It may close the way to a later exchange.',
    more: [
      'Read in the trust’s papers when this may happen and who decides; owners of a DST generally have no vote. The new company can raise money, refinance and deal with tenants. Its owners hold interests in a company that is generally taxed as a partnership. Those cannot be exchanged, so the next sale may be taxed.',
    ],
    sources: ['dst-risks', 'dst-terms', 'irc-1031'],
    reviewed: '2026-11-29',
  },
  {
    id: 'trustee',
    term: 'Trustee',
    forms: ['trustee'],
    meaning: 'The party that holds the trust’s title and signs for it; in a DST it has few powers of its own.',
    sources: ['delaware-dst-act', 'reg-7701-4'],
    reviewed: '2026-11-29',
  },
  {
    id: 'zero-coupon-dst',
    term: 'Zero-coupon DST',
    forms: ['zero-coupon DST', 'zero-cash-flow DST'],
    meaning: 'A DST with so much debt that all rent goes to the lender and owners get no cash while it lasts.',
    more: [
      `It is for owners whose old loan was large, because few DSTs borrow more than about ${figures.highLoan} of the value. All old debt may be replaced that way. In return there is no income, there may be tax without cash, and a small fall in value can take all of your money.`,
    ],
    notToConfuse: 'A zero-coupon bond has a date and an amount at which it is paid back. This has neither.',
    sources: ['dst-terms', 'dst-risks'],
    reviewed: '2026-11-29',
  },
]
