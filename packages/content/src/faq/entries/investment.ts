import { paragraphs, type WrittenFaq } from './faq-entry.ts'
import { figures } from '../../figures/figures.ts'

export const investment: readonly WrittenFaq[] = [
  {
    id: 13,
    slug: 'what-is-the-minimum',
    category: 'investment',
    question: 'What is the minimum, and how do I invest?',
    answer: paragraphs(
      `Minimums often run from ${figures.minimumInvestment}, in steps of ${figures.investmentStep}. For exchange money ${figures.minimumForExchanges} is common, and some offerings ask for more.`,
      'You do not invest on this site. You can learn here, fill in a profile and, if you qualify, ask for a call with a partner Registered Investment Advisor. The advisor or a broker shows you offerings and gives you the private placement memorandum (PPM), the long document that sets out terms, fees and risks. You read it with your own advisers, prove your status, sign, and your intermediary sends the money. You can stop at any point before you sign; but once your sale has closed, leaving the exchange generally means that tax is due.',
    ),
    sources: ['dst-terms', 'site-practice'],
    reviewed: '2026-11-24',
  },
  {
    id: 18,
    slug: 'how-long-does-it-take-to-close',
    category: 'investment',
    question: 'How long does it take to close?',
    answer: paragraphs(
      `Most DSTs have bought their property, and taken any loan, before investors come in. So you usually do not wait for a lender or for an inspection of your own; you read what the sponsor had inspected. A closing of ${figures.closingDays} days is often quoted. It can take up to about two weeks, because forms, proof of status and your intermediary all take time.`,
      `Speed helps near a deadline, but it is no reason to skip reading. An offering can also sell out before you sign. Many investors name more than one choice by day ${figures.identificationDays} so that they have a second option.`,
    ),
    sources: ['dst-terms', 'reg-1031k'],
    reviewed: '2026-11-24',
  },
  {
    id: 19,
    slug: 'how-long-will-i-hold',
    category: 'investment',
    question: 'How long will I hold, and how do I get out?',
    answer: paragraphs(
      `Plan on ${figures.hold} years, and be ready for ${figures.maxHoldYears}. The sponsor decides when to sell, and no date is guaranteed; then you may take cash and pay the tax, or exchange again.`,
      `You may hear that 1031 property must be held for about ${figures.quotedMinimumHold} years, but no law sets that number. What counts is that you bought to hold as an investment, and buying to resell at once can spoil the exchange.`,
    ),
    links: [{ label: 'How and when one gets out of a DST', to: '/answers/dst-exits' }],
    sources: ['dst-terms', 'holding-rulings', 'irc-1031'],
    reviewed: '2026-11-30',
  },
  {
    id: 20,
    slug: 'what-is-a-721-exchange',
    category: 'investment',
    question: 'What is a 721 exchange, or UPREIT?',
    answer: paragraphs(
      'In a 721 exchange, or UPREIT (umbrella partnership REIT), property goes into the partnership of a REIT. The owner receives units of it, with tax generally deferred.',
      'It is a one-way door: the units are not real property, so you cannot do another 1031 exchange with them, and turning them into REIT shares is taxable. Some DSTs make this step mandatory, at a time and price that the REIT chooses, so check the offering document first.',
    ),
    links: [{ label: 'What a 721 exit means for you', to: '/answers/dst-721' }],
    sources: ['irc-721', 'dst-terms'],
    reviewed: '2026-11-30',
  },
]
