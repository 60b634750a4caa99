import { figures } from '../figures/figures.ts'
import type { WaysPage } from './ways-page.ts'

/** Options for people whose sale has closed while a qualified intermediary holds the money. */
export const afterClosing: WaysPage = {
  title: 'If your sale has closed',
  description: `Your intermediary holds the money and the days count. What you can still do before day ${figures.identificationDays} and day ${figures.exchangeDays}, what it costs, and its limits.`,
  intro:
    'Your sale has closed and a qualified intermediary (QI) holds the money. The days are running. What is open to you depends on which day it is.',
  before: [
    {
      id: 'your-dates',
      heading: 'Your dates',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'The day of closing is day 0. If you sold several properties in one exchange, the first closing generally counts.',
            `By midnight of day ${figures.identificationDays}, name replacement property in a signed notice to your intermediary. Weekends and holidays do not move the day.`,
            `By midnight of day ${figures.exchangeDays}, or by the due date of your tax return for the year of the sale if that comes first, the purchase must be closed.`,
          ],
        },
        {
          kind: 'notice',
          tone: 'caution',
          text: 'The tax return can end your exchange early. Most people file by April 15, so this trap catches sales from about October 18 on. Partnerships, LLCs with several owners that file as partnerships, and S corporations generally file by March 15, so for them it catches sales from about September 17 on. Estates, trusts and C corporations have dates of their own. An extension that is filed in time generally cures it. Ask your CPA before the year ends.',
        },
        {
          kind: 'notice',
          tone: 'information',
          text: 'If no intermediary was under contract when the sale closed, or if the money has reached you, there is generally no exchange to save. Ask a CPA the same day.',
        },
      ],
      sources: ['irc-1031', 'reg-1031k', 'return-due-dates'],
      reviewed: '2026-11-28',
    },
  ],
  waysHeading: 'What you can still do',
  ways: [
    {
      id: 'name-a-dst',
      heading: 'Name a DST, alone or as a second choice',
      text: `Up to day ${figures.identificationDays} you may name up to three properties of any value, or more within 200% of what you sold. Some owners name a building first and a DST behind it, in case the purchase fails.`,
      costs: `Up-front costs of a DST often take ${figures.upFrontCosts} of the money you put in. Yearly fees and a fee at the sale follow.`,
      limits:
        'Most DSTs take accredited investors only. An offering can sell out after you have named it. You give up control, and you can lose money. A near deadline is a poor reason to sign.',
      sources: ['reg-1031k', 'rule-501', 'dst-terms', 'dst-risks'],
      reviewed: '2026-11-28',
    },
    {
      id: 'buy-directly',
      heading: 'Buy property of your own',
      text: 'A building or land that you hold for business or investment still works. Tell the seller and the lender your last day at the outset.',
      costs: 'Closing costs, inspection, a loan. A seller who knows your deadline may ask for more.',
      limits: `Loans and inspections take time, and day ${figures.exchangeDays} does not wait. After day ${figures.identificationDays} you can generally buy only what you named.`,
      sources: ['irc-1031', 'reg-1031k'],
      reviewed: '2026-11-28',
    },
    {
      id: 'part',
      heading: 'Exchange a part and pay tax on the rest',
      text: 'You may buy for less than you sold for. What you do not reinvest, and debt that you do not replace, is boot (value that is not like-kind property).',
      costs:
        'Boot is taxed first, up to your whole gain. If your gain is $500,000 and you keep $500,000, all of the gain is taxed and the purchase defers nothing.',
      limits:
        'So a partial exchange pays only when the boot is smaller than the gain. Ask your CPA for both figures before you choose.',
      sources: ['irc-1031', 'reg-1031d'],
      reviewed: '2026-11-24',
    },
    {
      id: 'let-it-lapse',
      heading: 'Let the exchange end, and pay the tax',
      text: 'If nothing fits, you may name nothing and take the cash. If the money comes back in the next calendar year, the gain can often be reported in that year.',
      costs: `Federal tax at up to ${figures.capitalGainsRate} on long-term gain and up to ${figures.recaptureRate} on the part from depreciation, perhaps ${figures.netInvestmentIncomeRate} more, and state tax. The intermediary keeps its fee.`,
      limits: `You generally cannot have the money at once. Under Treasury Regulation 1.1031(k)-1(g)(6) the agreement must keep it from you: until day ${figures.identificationDays} is over if you named nothing, otherwise until you have bought all that you named or the exchange period ends.`,
      sources: ['reg-1031k-g6', 'irc-453', 'irc-1h', 'irc-1411'],
      reviewed: '2026-11-24',
    },
    {
      id: 'disaster',
      heading: 'After a disaster, look for an IRS notice',
      text: `When the IRS names a disaster area, its notice may move both deadlines, often by ${figures.disasterDays} days.`,
      costs: 'None beyond the advice.',
      limits:
        'Only an IRS notice that covers you counts. A disaster named by the President or by FEMA is not enough by itself.',
      sources: ['rev-proc-2018-58'],
      reviewed: '2026-11-25',
    },
  ],
  notice:
    'This page is education, not tax, legal or investment advice. Call your intermediary and your CPA first; they know your dates.',
  next: [
    { label: 'How the deadlines are counted', to: '/learn#deadlines' },
    { label: 'What if my exchange fails?', to: '/faq#question=29' },
    { label: 'If you are not accredited', to: '/ways/not-accredited' },
  ],
}
