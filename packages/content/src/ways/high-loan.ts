import { figures } from '../figures/figures.ts'
import type { WaysPage } from './ways-page.ts'

/** Options for people whose loan is large relative to the sale price. */
export const highLoan: WaysPage = {
  title: 'If your loan is high',
  description: `A loan above about ${figures.highLoan} of the sale price is hard to match with a DST. Six ways to deal with it, each with its costs and its limits.`,
  intro: `To defer all of the tax you generally replace the loan that is paid off at the sale, or add cash in its place. Few DSTs carry a loan of more than about ${figures.highLoan} of their value. So a high loan needs a plan before the closing.`,
  before: [
    {
      id: 'why-it-matters',
      heading: 'Why the loan matters',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Debt that is paid off and not replaced is boot (value that is not like-kind property). Boot is taxed first, up to your whole gain, even though this boot brings you no cash to pay the tax with.',
        },
        {
          kind: 'table',
          caption: 'A sale for $2,000,000 with a $1,500,000 mortgage and a gain of $1,205,128',
          columns: ['What you buy', 'Boot', 'Gain taxed now'],
          rows: [
            { heading: 'DST: $500,000 cash and $1,500,000 share of its loan', cells: ['$0', '$0'] },
            { heading: 'DST: $500,000 cash and $500,000 share of its loan', cells: ['$1,000,000', '$1,000,000'] },
            { heading: 'DST without a loan: $500,000 cash', cells: ['$1,500,000', '$1,205,128'] },
            { heading: 'DST without a loan: $2,000,000 cash, $1,500,000 of it new', cells: ['$0', '$0'] },
          ],
        },
      ],
      sources: ['irc-1031', 'reg-1031d'],
      reviewed: '2026-11-21',
    },
  ],
  waysHeading: 'Six ways',
  ways: [
    {
      id: 'add-cash',
      heading: 'Add cash in place of debt',
      text: 'New cash stands in for old debt, dollar for dollar. It has to go into the purchase.',
      costs: 'The cash itself, which is then tied up for years if it goes into a DST.',
      limits:
        'It does not work the other way: new debt does not make up for cash that you take out. Keep enough elsewhere to live on.',
      sources: ['reg-1031d', 'dst-risks'],
      reviewed: '2026-11-24',
    },
    {
      id: 'new-loan',
      heading: 'Buy a building with a new loan',
      text: 'When you buy in your own name you can borrow as much as a lender will give. That can match the old loan.',
      costs:
        'Interest, points, an appraisal and the lender’s checks. Loan costs that are paid from the sale money can be boot.',
      limits: `You sign for the loan, and the lender needs time that the ${figures.identificationDays} and ${figures.exchangeDays} days may not leave.`,
      sources: ['irc-1031', 'reg-1031d', 'reg-1031k'],
      reviewed: '2026-11-24',
    },
    {
      id: 'high-debt-dst',
      heading: 'A DST with a very large loan',
      text: 'Some DSTs carry loans of 75% to 85% of the property’s value. They are made for this case and are often called zero-coupon DSTs.',
      costs:
        'The usual fees, measured against little equity. All the rent goes to the lender, so nothing is paid out to you.',
      limits:
        'You may owe tax each year on income that you never receive. A small fall in value can wipe out your share, and the trust cannot refinance. They are hard to find, and for accredited investors only, as a rule.',
      sources: ['dst-terms', 'dst-risks', 'rev-rul-2004-86'],
      reviewed: '2026-11-28',
    },
    {
      id: 'combine',
      heading: 'Combine two purchases',
      text: 'A building with a large loan and a DST with a smaller one can match the old loan together. Debt and value are added up over all that you buy.',
      costs: 'The costs of both.',
      limits: `Two closings have to meet one deadline, and both have to be named by day ${figures.identificationDays}.`,
      sources: ['reg-1031d', 'reg-1031k'],
      reviewed: '2026-11-24',
    },
    {
      id: 'accept-boot',
      heading: 'Defer a part and pay the rest',
      text: 'If the debt that you do not replace is smaller than your gain, a part of the gain may still be deferred.',
      costs: `Federal tax at up to ${figures.capitalGainsRate} on long-term gain and up to ${figures.recaptureRate} on the part from depreciation, perhaps ${figures.netInvestmentIncomeRate} more, and state tax.`,
      limits:
        'This tax brings no cash with it, so you need the money from elsewhere. If boot reaches your gain, an exchange defers nothing and only costs fees.',
      sources: ['irc-1031', 'reg-1031d', 'irc-1h', 'irc-1411'],
      reviewed: '2026-11-24',
    },
    {
      id: 'wait',
      heading: 'Wait, or pay the loan down first',
      text: 'Each payment lowers the loan, and a later sale may need less. Under current law heirs generally take property at market value at death.',
      costs: 'Time, interest, and the work of owning.',
      limits:
        'Prices can fall. Borrowing more, or moving debt around, shortly before a sale can be questioned by the IRS. Ask a tax attorney first.',
      sources: ['irc-1014', 'irc-1031'],
      reviewed: '2026-11-28',
    },
  ],
  notice:
    'This page is education, not tax, legal or investment advice. The table is an example; fees and state tax are left out. Ask your CPA for your own figures.',
  next: [
    { label: 'Try your own figures', to: '/#calculator' },
    { label: 'Cash you keep and debt you drop', to: '/learn#boot-and-debt' },
    { label: 'What is boot, and what happens to my mortgage?', to: '/faq#question=7' },
  ],
}
