import { paragraphs, type WrittenFaq } from './faq-entry.ts'

export const sponsor: readonly WrittenFaq[] = [
  {
    id: 26,
    category: 'sponsor',
    question: 'How do I judge a sponsor and read the offering document?',
    answer: paragraphs(
      'Ask for every deal the sponsor has closed, including the bad ones. Compare what was forecast with what investors received. Ask which DSTs cut payments and why, who audits the books, and how much of its own money the sponsor has in.',
      'The private placement memorandum (PPM) often has 200 to 300 pages. Start with fees, risks, conflicts, the loan and the leases. Look for the loan-to-value ratio (LTV), the date the loan comes due, who the tenants are, when leases end, the price paid against the price you pay, the reserves, and whether a 721 exchange is forced. A triple-net lease (NNN) passes costs to the tenant, so the tenant’s strength is what you buy. A good past does not promise a good future.',
    ),
    sources: ['dst-terms', 'dst-risks'],
    reviewed: '2026-11-21',
  },
  {
    id: 27,
    category: 'sponsor',
    question: 'What conflicts of interest should I look for?',
    answer: paragraphs(
      'The sponsor is often the seller, the manager and the master tenant at once, and earns a fee in each role. It may hold other properties that compete for the same tenants. It may gain from selling early, from holding long, or from moving you into its own REIT.',
      'Whoever sells to you may be paid only if you buy. An adviser may earn a yearly fee on what you invest. Our partners pay us marketing fees and a cost per lead, so we gain when you ask for a call. Ask everyone how they are paid, by whom, and what they earn if you do nothing.',
    ),
    sources: ['dst-risks', 'marketing-rule', 'site-practice'],
    reviewed: '2026-11-21',
  },
]
