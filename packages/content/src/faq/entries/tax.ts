import { paragraphs, type WrittenFaq } from './faq-entry.ts'
import { figures } from '../../figures/figures.ts'

export const tax: readonly WrittenFaq[] = [
  {
    id: 2,
    slug: 'how-does-a-dst-work-in-a-1031-exchange',
    category: 'tax',
    question: 'How does a DST work in a 1031 exchange?',
    answer: paragraphs(
      `A qualified intermediary holds the money from your sale, so that you never receive it. Within ${figures.identificationDays} days you name the DST as replacement property, and within ${figures.exchangeDays} days or less the intermediary pays for your share.`,
      'If the rules are met, the tax on your gain is generally put off, not forgiven. Ask your CPA before you sell, because most of this cannot be mended afterward.',
    ),
    links: [{ label: 'An exchange, step by step', to: '/answers/exchange-step-by-step' }],
    sources: ['irc-1031', 'reg-1031k', 'rev-rul-2004-86', 'dst-terms'],
    reviewed: '2026-11-30',
  },
  {
    id: 5,
    slug: 'what-are-the-deadlines',
    category: 'tax',
    question: `What are the ${figures.identificationDays}-day and ${figures.exchangeDays}-day deadlines?`,
    answer: `Counted from the day of your sale, you must name replacement property by midnight of day ${figures.identificationDays}. You must close by midnight of day ${figures.exchangeDays}, or by the due date of your tax return for the year of the sale if that comes first. These are calendar days, so a weekend or a holiday does not move them. Late in the year, an extension of the return that is filed in time generally gives the full ${figures.exchangeDays} days.`,
    links: [
      { label: 'All the days, with dates worked out', to: '/answers/deadlines' },
      { label: 'Count the days of your own sale', to: '/exchange' },
    ],
    sources: ['irc-1031', 'reg-1031k', 'return-due-dates'],
    reviewed: '2026-11-29',
  },
  {
    id: 6,
    slug: 'how-do-i-identify-replacement-property',
    category: 'tax',
    question: 'How do I identify replacement property?',
    answer: `You do it in writing: the notice is signed, describes each property clearly, and has to reach your intermediary by day ${figures.identificationDays}. You can name up to ${figures.identifiedProperties} properties of any value, or more if their total value is no more than ${figures.identifiedValue} of the price of what you sold. If you name more than that, you generally have to buy at least ${figures.boughtOfIdentified} of the value on your list. A DST with several buildings may count as several properties, so ask your intermediary.`,
    links: [
      { label: 'How to name property, with a list worked out', to: '/answers/identify' },
      { label: 'Check your own list against these rules', to: '/exchange/list' },
    ],
    sources: ['reg-1031k'],
    reviewed: '2026-11-29',
  },
  {
    id: 7,
    slug: 'what-is-boot',
    category: 'tax',
    question: 'What is boot, and what happens to my mortgage?',
    answer:
      'Boot is value you get in an exchange that is not like-kind property, such as cash you keep, or debt that is paid off and not replaced. It is generally taxed first, up to the amount of your gain. To defer all of the tax you generally buy property of equal or greater value, reinvest all the net cash, and replace the old debt or add cash in its place. New debt does not make up for cash that you take out.',
    links: [
      { label: 'How boot is taxed, in figures', to: '/answers/boot' },
      { label: 'What your own sale has to replace', to: '/exchange/money' },
      { label: 'If your loan is high', to: '/answers/high-loan' },
    ],
    sources: ['irc-1031', 'reg-1031d'],
    reviewed: '2026-11-29',
  },
  {
    id: 8,
    slug: 'which-taxes-can-an-exchange-defer',
    category: 'tax',
    question: 'Which taxes can an exchange defer?',
    answer: paragraphs(
      `A full exchange may defer federal tax on the whole gain: up to ${figures.capitalGainsRate} on long-term gain, up to ${figures.recaptureRate} on what comes from depreciation, and often the net investment income tax of ${figures.netInvestmentIncomeRate}. State tax may come on top.`,
      `Our calculator, as of tax year ${figures.calculatorYear}, uses ${figures.capitalGainsRate} and ${figures.recaptureRate} for everyone and leaves out the other parts, so its result can be too low or too high for you. Deferral is not forgiveness: the gain stays in the new property.`,
    ),
    links: [
      { label: 'What a plain sale would cost, in figures', to: '/answers/tax-on-sale' },
      { label: 'Estimate the tax of your own sale', to: '/exchange/money' },
      { label: 'Is it worth it? Pay the tax, or exchange', to: '/exchange/compare' },
    ],
    sources: ['irc-1031', 'irc-1h', 'irc-1411'],
    reviewed: '2026-11-30',
  },
  {
    id: 12,
    slug: 'what-about-state-tax',
    category: 'tax',
    question: 'What about state tax?',
    answer: paragraphs(
      'Many states follow the federal rules and let you defer, but details differ. The state where the property stands generally taxes first, and your home state may then give a credit.',
      'Some states keep their claim when you exchange out of the state, and some hold back money at closing unless you file for an exemption. Ask a CPA who knows both states before you sell.',
    ),
    links: [
      { label: 'What a state takes, now and later', to: '/answers/state-tax' },
      { label: 'Estimate the tax of your own sale, with your state', to: '/exchange/money' },
    ],
    sources: ['state-tax', 'dst-terms'],
    reviewed: '2026-11-30',
  },
]
