import { paragraphs, type WrittenFaq } from './faq-entry.ts'

export const management: readonly WrittenFaq[] = [
  {
    id: 24,
    slug: 'who-manages-the-property',
    category: 'management',
    question: 'Who manages the property, and what is a DST not allowed to do?',
    title: 'What is a DST not allowed to do?',
    answer: paragraphs(
      'The sponsor sets up the trust and picks the managers. A building with many tenants is usually leased to one company of the sponsor, called a master tenant, which rents to the others.',
      'To keep its tax status the trust must stay passive: it takes no new loans, signs hardly any new leases, and takes no new money once the offering closes. The limits protect the tax result, and they leave the trust with few tools in hard times.',
    ),
    links: [{ label: 'All seven limits, and what happens in trouble', to: '/answers/seven-limits' }],
    sources: ['rev-rul-2004-86', 'reg-7701-4', 'dst-terms'],
    reviewed: '2026-11-30',
  },
  {
    id: 25,
    slug: 'reports-and-tax-forms',
    category: 'management',
    question: 'What reports and tax forms will I get?',
    answer: paragraphs(
      'Sponsors usually send reports while they hold the property, and your figures for tax in a letter (called a grantor letter) or on a substitute Form 1099. They often come between late February and the middle of March and go on Schedule E, and other states may want returns.',
      'For the exchange itself you file Form 8824 with the return for the year of your sale, even when you buy in the next year. Do not file that return before the exchange is over.',
    ),
    links: [{ label: 'All papers after the closing', to: '/answers/after-closing-papers' }],
    sources: ['form-8824', 'irc-168', 'dst-terms'],
    reviewed: '2026-11-30',
  },
]
