import { figures } from '../figures/figures.ts'
import type { WaysPage } from './ways-page.ts'

/** Options for people who are not accredited investors. */
export const notAccredited: WaysPage = {
  title: 'If you are not accredited',
  description:
    'Most DSTs take accredited investors only. Seven other ways to exchange, to defer or to sell, each with its costs and its limits.',
  intro:
    'Most DSTs take accredited investors only. A 1031 exchange itself has no such rule: you may exchange into other real estate whatever your income. These are the ways that exist.',
  before: [
    {
      id: 'check-first',
      heading: 'First, check every test',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Many people look at income alone. One test is enough, and there are several: income, net worth without the main home, a license, and tests for companies and trusts. Income and assets of a spouse, or of a partner who lives with you like one, may count with yours. Investment property that you own counts toward net worth, less what you owe on it.',
          link: { label: 'See every test', to: '/accreditation' },
        },
        {
          kind: 'notice',
          tone: 'caution',
          text: 'Say only what is true. A false statement about your status can cost you rights and can be fraud. It also takes away the only check that asks whether you could bear a loss.',
        },
      ],
      sources: ['rule-501', 'rule-506'],
      reviewed: '2026-11-21',
    },
  ],
  waysHeading: 'Seven ways',
  ways: [
    {
      id: 'own-directly',
      heading: 'Exchange into property that you own yourself',
      text: 'Any real estate in the United States that you hold for business or investment can be replacement property: another rental, land, a shop. A building let to one tenant on a triple-net lease (the tenant pays taxes, insurance and upkeep) asks about as little of you as a DST does.',
      costs:
        'Closing costs, inspections, a loan if you need one, then repairs and a manager if you want one. Your intermediary often charges $500 to $1,500.',
      limits: `You must find it by day ${figures.identificationDays} and close in time. One building, one town and often one tenant carry the whole result. The work is yours, or you pay for it.`,
      sources: ['irc-1031', 'reg-1031k', 'intermediary-practice'],
      reviewed: '2026-11-28',
    },
    {
      id: 'own-with-others',
      heading: 'Buy a deeded share with people you know',
      text: 'In a tenancy in common (TIC) each owner holds a deed to a part of one property. Friends or family can buy that way, and each can use exchange money. When a TIC is sold to strangers as an investment it is often a security, and then it is often for accredited investors too.',
      costs: 'A written agreement between the owners, legal work, selling costs and management.',
      limits: `IRS guidance looks for no more than ${figures.coOwners} owners who all agree on a sale, a lease or a loan. One owner who says no can stop the rest. A joint business counts as a partnership, and a partnership interest cannot be exchanged.`,
      sources: ['rev-proc-2002-22', 'irc-1031', 'dst-terms'],
      reviewed: '2026-11-24',
    },
    {
      id: 'rule-506b',
      heading: 'Ask whether a private offering takes a few other investors',
      text: 'Rule 506(b) lets a private offering take up to 35 buyers who are not accredited, if they, alone or with an adviser, know enough to judge it. The offering may not be advertised.',
      costs: `The same fees as for everyone. Up-front costs of a DST often take ${figures.upFrontCosts} of the money you put in, and some take more.`,
      limits:
        'It is rare. Sponsors then owe these buyers much more disclosure, so most accept none. You would need to know the sponsor or its broker already. The risks are the same, and you may be less able to bear them.',
      sources: ['rule-506', 'dst-terms', 'dst-risks'],
      reviewed: '2026-11-28',
    },
    {
      id: 'license',
      heading: 'Qualify by a license',
      text: `A Series ${figures.series} license in good standing makes a person accredited, whatever the income. The Series 65 exam can generally be taken without working for a firm.`,
      costs:
        'An exam fee and months of study. Ask your state what else it takes: passing an exam is not the same as holding a license.',
      limits: `It takes far longer than ${figures.identificationDays} days, so it helps with a later sale and not with one that has closed.`,
      sources: ['rule-501', 'sec-definition-2020'],
      reviewed: '2026-11-24',
    },
    {
      id: 'installment-sale',
      heading: 'Sell, and let the buyer pay over years',
      text: 'In an installment sale the buyer pays in parts, and the gain is generally taxed as the payments come in. It has to be agreed before the sale. Ask a CPA to draft it with you.',
      costs: 'Legal work, and the tax on each payment at the rates of its year.',
      limits:
        'You depend on the buyer to pay. A loan that is larger than your tax basis (roughly, cost less depreciation) can bring tax at once. So can gain from equipment that was written off fast. Once you have the cash it is too late.',
      sources: ['irc-453'],
      reviewed: '2026-11-24',
    },
    {
      id: 'sell-and-pay',
      heading: 'Sell, pay the tax, and invest what is left',
      text: 'Paying the tax has its price, and it settles the matter. What is left can go where you like, for example into listed REIT shares (a REIT is a company that owns real estate), which anyone can buy and sell on any trading day.',
      costs: `Federal tax at up to ${figures.capitalGainsRate} on long-term gain and up to ${figures.recaptureRate} on the part from depreciation, perhaps ${figures.netInvestmentIncomeRate} more, and state tax.`,
      limits: 'Nothing is deferred. Share prices move daily, and you can lose money there too.',
      sources: ['irc-1h', 'irc-1411', 'irc-856'],
      reviewed: '2026-11-28',
    },
    {
      id: 'keep',
      heading: 'Keep the property and hire help',
      text: 'If the problem is the work and not the building, hiring a manager may be the smaller step. Under current law heirs generally take property at its market value at death, so gain that was never taxed may never be.',
      costs: 'A manager’s fee, often a share of the rent; ask several. Repairs stay yours.',
      limits: 'You stay the owner, with the tenants, the loan and the market. Values can fall, and the law may change.',
      sources: ['irc-1014'],
      reviewed: '2026-11-28',
    },
  ],
  notice:
    'This page is education, not tax, legal or investment advice. Which way fits depends on figures that we do not know. Ask your own CPA and attorney before your sale closes.',
  next: [
    { label: 'Estimate what a straight sale would cost', to: '/#calculator' },
    { label: 'Compare a DST with a TIC, a REIT and direct ownership', to: '/learn#dst-vs-others' },
    { label: 'Questions about accreditation', to: '/accreditation' },
  ],
}
