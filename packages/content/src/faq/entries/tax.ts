import { paragraphs, type WrittenFaq } from './faq-entry.ts'
import { figures } from '../../figures/figures.ts'

export const tax: readonly WrittenFaq[] = [
  {
    id: 2,
    category: 'tax',
    question: 'How does a DST work in a 1031 exchange?',
    answer: paragraphs(
      `You sell a rental or business property. A qualified intermediary holds the money, so that you never receive it. Within ${figures.identificationDays} days you name the DST as replacement property, and within ${figures.exchangeDays} days or less the intermediary pays for your share.`,
      'If the rules are met, the tax on your gain is generally put off, not forgiven. Your old tax basis (roughly, cost less depreciation) moves into the DST share. When the trust later sells its property you can take cash and pay tax, or you can start another exchange with its own deadlines. Some DSTs instead lead to units in a REIT partnership. Ask your CPA before you sell, because most of this cannot be mended afterward.',
    ),
    sources: ['irc-1031', 'reg-1031k', 'rev-rul-2004-86', 'dst-terms'],
    reviewed: '2026-11-24',
  },
  {
    id: 5,
    category: 'tax',
    question: `What are the ${figures.identificationDays}-day and ${figures.exchangeDays}-day deadlines?`,
    answer: paragraphs(
      `The day your sale closes is day 0. You must name replacement property by midnight of day ${figures.identificationDays}. You must close by midnight of day ${figures.exchangeDays}, or by the due date of your tax return for the year of the sale if that comes first. The ${figures.identificationDays} days are part of the 180.`,
      `These are calendar days. A weekend or a holiday does not move them. Most people file by April 15, which comes before day ${figures.exchangeDays} for sales from about October 18 on. Partnerships, LLCs that file as partnerships and S corporations generally have March 15, so for them it begins about September 17. Estates, trusts and C corporations have dates of their own. An extension filed in time generally gives the full ${figures.exchangeDays} days. For example, if you sell on November 20, 2026, day ${figures.identificationDays} is January 4, 2027 and day ${figures.exchangeDays} is May 19, 2027. A person who files no extension has until April 15, 2027.`,
    ),
    links: [{ label: 'Count the days of your own sale', to: '/exchange' }],
    sources: ['irc-1031', 'reg-1031k', 'return-due-dates'],
    reviewed: '2026-11-26',
  },
  {
    id: 6,
    category: 'tax',
    question: 'How do I identify replacement property?',
    answer: paragraphs(
      `You do it in writing. The notice is signed, describes each property clearly, and is sent to your intermediary by day ${figures.identificationDays}. Have it there by then, with a receipt, so that nobody can doubt the day. For a DST it generally names the trust or its property and the share or dollar amount. You may change the list until day ${figures.identificationDays} ends, and not after.`,
      `You can name up to three properties of any value. You can name more if their total value is no more than 200% of what you sold. That 200% is measured on the sale price, not on your equity. If you name more than that, you generally have to buy nearly all of it: at least 95% of the value on your list. What you bought by day ${figures.identificationDays} counts in any case. A DST with several buildings may count as several properties, so ask your intermediary.`,
    ),
    links: [{ label: 'Check your own list against these rules', to: '/exchange/list' }],
    sources: ['reg-1031k'],
    reviewed: '2026-11-28',
  },
  {
    id: 7,
    category: 'tax',
    question: 'What is boot, and what happens to my mortgage?',
    answer: paragraphs(
      'Boot is value you get in an exchange that is not like-kind property. Cash you keep is boot. So is debt that is paid off and not replaced. Boot is generally taxed first, up to the amount of your gain.',
      'To defer all of the tax you generally buy property of equal or greater value, reinvest all the net cash, and replace the old debt or add cash in its place. In a DST a part of the trust’s loan counts as yours under these rules, although you do not sign for it. Say you sell for $2,000,000 with a $400,000 mortgage. If you put $1,600,000 into a DST with no loan and add nothing, the $400,000 is boot. New debt does not make up for cash that you take out. Debt also adds risk: a loan that cannot be repaid can cost you your investment.',
    ),
    links: [
      { label: 'What your own sale has to replace', to: '/exchange/money' },
      { label: 'If your loan is high', to: '/ways/high-loan' },
    ],
    sources: ['irc-1031', 'reg-1031d', 'dst-terms'],
    reviewed: '2026-11-26',
  },
  {
    id: 8,
    category: 'tax',
    question: 'Which taxes can an exchange defer?',
    answer: paragraphs(
      `A full exchange may defer federal tax on the whole gain. For tax year 2026 three parts matter. Long-term gain is taxed at 0%, 15% or ${figures.capitalGainsRate}, by your taxable income. Gain that comes from depreciation on a building is taxed at up to ${figures.recaptureRate}; that is a ceiling. The net investment income tax adds ${figures.netInvestmentIncomeRate} for many people above $200,000 of income, or $250,000 on a joint return. State tax may come on top.`,
      `Our calculator, as of tax year ${figures.calculatorYear}, uses ${figures.capitalGainsRate} and ${figures.recaptureRate} for everyone and leaves out the other parts. Its result can be too low for high earners and too high for others. Deferral is not forgiveness: the gain stays in the new property.`,
    ),
    links: [
      { label: 'Estimate the tax of your own sale', to: '/exchange/money' },
      { label: 'Is it worth it? Pay the tax, or exchange', to: '/exchange/compare' },
    ],
    sources: ['irc-1031', 'irc-1h', 'irc-1411'],
    reviewed: '2026-11-26',
  },
  {
    id: 12,
    category: 'tax',
    question: 'What about state tax?',
    answer: paragraphs(
      'Many states follow the federal rules and let you defer, but details differ. The state where the property stands generally taxes first. Your home state may then give a credit.',
      'Some states keep their claim when you exchange out of the state. This is called a claw-back. California asks for Form FTB 3840 each year until the gain is taxed. Oregon has a form of its own, and Massachusetts is another state to ask about. Some states also hold back money at closing unless you file for an exemption. A DST with property in several states can mean several state returns. Ask a CPA who knows both states before you sell.',
    ),
    links: [{ label: 'Estimate the tax of your own sale, with your state', to: '/exchange/money' }],
    sources: ['state-tax', 'dst-terms'],
    reviewed: '2026-11-26',
  },
]
