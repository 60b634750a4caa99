import { paragraphs, type WrittenFaq } from './faq-entry.ts'
import { figures } from '../../figures/figures.ts'

export const benefits: readonly WrittenFaq[] = [
  {
    id: 9,
    slug: 'benefits-of-a-dst-and-their-limits',
    category: 'benefits',
    question: 'What are the main benefits of a DST, and what limits each one?',
    title: 'Benefits of a DST, and their limits',
    answer: paragraphs(
      'Tax: a DST share may let you defer tax on a sale. It is only put off, and a mistake can undo it. Time: closing is often a matter of days, which helps with the deadlines. Haste is a risk of its own. Work: others run the property. In return you have no say.',
      'Size: lower minimums let you split your money over several properties. Each one still has its own tenants and its own market. Debt: a part of the trust’s loan counts as yours without your signature. Loans raise the risk of loss. Income: many DSTs pay monthly. Payments are not guaranteed and have been stopped in the past. Fees are high, and you should plan to hold for years.',
    ),
    links: [{ label: 'Is it worth it? Compare it with paying the tax', to: '/exchange/compare' }],
    sources: ['irc-1031', 'dst-terms', 'dst-risks'],
    reviewed: '2026-11-29',
  },
  {
    id: 10,
    slug: 'what-income-might-a-dst-pay',
    category: 'benefits',
    question: 'What income might a DST pay?',
    answer: paragraphs(
      `Many DSTs send investors cash each month from the rent that is left after costs, loan payments and reserves. First-year rates that sponsors have published were between about ${figures.publishedFrom} and ${figures.publishedTo} over time; not every investor received them. The ${figures.calculatorRates} of our calculator are hypothetical. None of these figures is a forecast.`,
      'Distributions are not guaranteed. They can fall or stop when tenants leave, costs rise or a loan comes due. Some DSTs with very high debt pay nothing at all and can still leave you with taxable income. Part of a payment may be your own money coming back. Read the offering document for what pays the distribution.',
    ),
    sources: ['dst-terms', 'dst-risks'],
    reviewed: '2026-11-24',
  },
  {
    id: 14,
    slug: 'what-happens-to-my-dst-when-i-die',
    category: 'benefits',
    question: 'What happens to my DST when I die?',
    answer:
      'Your heirs inherit your share. Under current law they generally take it at its market value on the date of death, so the gain that you deferred may never be taxed as income. In community property states, such as California and Texas, the surviving spouse’s half may also take the market value. The value can go down as well as up, and a gift during life does not have this effect.',
    links: [{ label: 'What heirs get, in figures', to: '/answers/step-up-heirs' }],
    sources: ['irc-1014'],
    reviewed: '2026-11-29',
  },
]
