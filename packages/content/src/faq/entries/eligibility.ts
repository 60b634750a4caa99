import { paragraphs, type WrittenFaq } from './faq-entry.ts'
import { figures } from '../../figures/figures.ts'

export const eligibility: readonly WrittenFaq[] = [
  {
    id: 4,
    slug: 'who-can-invest-in-a-dst',
    category: 'eligibility',
    question: 'Who can invest in a DST?',
    answer: paragraphs(
      `Most DSTs are private offerings for accredited investors. A person generally qualifies by income of more than ${figures.incomeAlone}, or ${figures.incomeTogether} with a spouse or partner, by ${figures.netWorth} of net worth without the main home, or by certain licenses.`,
      'On this site you state your own status; the sponsor or its broker decides whether you may invest, which does not mean that an offering suits you. If you are not accredited, you can still exchange into other real estate.',
    ),
    links: [
      { label: 'Every way to be accredited, and how it is proved', to: '/answers/who-may-invest' },
      { label: 'Ways for people who are not accredited', to: '/ways/not-accredited' },
    ],
    sources: ['rule-501', 'rule-506', 'site-practice'],
    reviewed: '2026-11-30',
  },
  {
    id: 15,
    slug: 'how-is-accredited-status-verified',
    category: 'eligibility',
    question: 'How is accredited status verified?',
    answer: paragraphs(
      'It depends on the offering. Under Rule 506(b), which bars advertising, you usually fill in a form about yourself. Under Rule 506(c), which allows it, the sponsor must check: with tax forms, account statements with a credit report, or a letter from your CPA, attorney, broker or adviser.',
      `Plan on ${figures.verificationDays} business days, and ask how long a check counts.`,
    ),
    links: [{ label: 'What papers prove it', to: '/answers/who-may-invest' }],
    sources: ['rule-506', 'sec-reverification-2021', 'sec-letter-2025'],
    reviewed: '2026-11-30',
  },
  {
    id: 17,
    slug: 'investing-through-a-trust-llc-or-company',
    category: 'eligibility',
    question: 'Can I invest through a trust, an LLC or a company?',
    title: 'Investing through a trust, LLC or company',
    answer: paragraphs(
      `Often, yes. A company, partnership or LLC may qualify with assets of more than ${figures.entityAssets}, if it was not formed to buy this investment. It may also qualify when every owner is accredited. A trust may qualify with more than ${figures.entityAssets} if a skilled person directs the purchase. Family offices need more than ${figures.familyOfficeAssets} under management. A revocable living trust is generally judged by the person who set it up.`,
      'In an exchange one more rule counts: the taxpayer that sold should be the taxpayer that buys, and a partner cannot exchange a partnership interest. An IRA is a taxpayer of its own, so exchange money generally cannot go into one. Ask your CPA and your intermediary before you change any title.',
    ),
    links: [{ label: 'Who must sign in an exchange', to: '/answers/who-signs' }],
    sources: ['rule-501', 'irc-1031', 'reg-7701-3'],
    reviewed: '2026-11-30',
  },
]
