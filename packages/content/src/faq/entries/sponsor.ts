import { paragraphs, type WrittenFaq } from './faq-entry.ts'

export const sponsor: readonly WrittenFaq[] = [
  {
    id: 26,
    slug: 'how-do-i-judge-a-sponsor',
    category: 'sponsor',
    question: 'How do I judge a sponsor and read the offering document?',
    title: 'How do I judge a sponsor?',
    answer:
      'Ask for every deal the sponsor has closed, including the bad ones, and compare what was forecast with what investors received. In the private placement memorandum (PPM), start with fees, risks, conflicts, the loan and the leases. Look for the date the loan comes due, who the tenants are, and the price paid against the price you pay. A good past does not promise a good future.',
    links: [{ label: 'How to read the offering document, with a sheet to print', to: '/answers/read-the-memorandum' }],
    sources: ['dst-terms', 'dst-risks'],
    reviewed: '2026-11-29',
  },
  {
    id: 27,
    slug: 'conflicts-of-interest',
    category: 'sponsor',
    question: 'What conflicts of interest should I look for?',
    answer: paragraphs(
      'The sponsor is often the seller, the manager and the master tenant at once, and earns a fee in each role. It may hold other properties that compete for the same tenants. It may gain from selling early, from holding long, or from moving you into its own REIT.',
      'Whoever sells to you may be paid only if you buy. An adviser may earn a yearly fee on what you invest. Our partners pay us marketing fees and a cost per lead, so we gain when you ask for a call. Ask everyone how they are paid, by whom, and what they earn if you do nothing.',
    ),
    links: [
      { label: 'How to look someone up', to: '/answers/look-up' },
      { label: 'Who sells a DST, and how they are paid', to: '/answers/how-it-is-sold' },
    ],
    sources: ['dst-risks', 'marketing-rule', 'site-practice'],
    reviewed: '2026-11-30',
  },
]
