import { paragraphs, type WrittenFaq } from './faq-entry.ts'

export const process: readonly WrittenFaq[] = [
  {
    id: 28,
    slug: 'what-does-a-qualified-intermediary-do',
    category: 'process',
    question: 'What does a qualified intermediary do?',
    answer:
      'A qualified intermediary (QI) holds your sale money and uses it to buy the new property, so that you never receive it. You must sign the exchange agreement before your sale closes, and your own attorney, CPA or broker generally cannot be your QI. QIs are not licensed by the federal government, and some have failed with clients’ money. Ask for a separate account in your own name, a bond against theft, and two signatures for each payment.',
    links: [{ label: 'How to choose an intermediary', to: '/answers/choose-intermediary' }],
    sources: ['reg-1031k', 'intermediary-practice'],
    reviewed: '2026-11-29',
  },
  {
    id: 29,
    slug: 'what-happens-if-my-exchange-fails',
    category: 'process',
    question: 'What happens if my exchange fails?',
    answer: paragraphs(
      'If you miss a deadline or do not buy, the sale is generally taxed as if there had been no exchange. If the cash comes back in the next calendar year, the gain can often be reported in that year; your CPA has to check this. If you buy for a part of the money, the rest is boot (value that is not like-kind property), which is taxed first, up to your whole gain.',
      'You generally cannot have the money back at once: the agreement says when.',
    ),
    links: [
      { label: 'What happens around New Year', to: '/answers/year-end' },
      { label: 'What you can still do after the sale', to: '/answers/sale-closed' },
      { label: 'When exchange money may come back', to: '/answers/money-locked' },
    ],
    sources: ['irc-1031', 'reg-1031d', 'reg-1031k-g6', 'irc-453'],
    reviewed: '2026-11-30',
  },
  {
    id: 30,
    slug: 'what-does-this-site-do',
    category: 'process',
    question: 'What does this site do, who pays for it, and what happens to my data?',
    title: 'What does this site do?',
    answer: paragraphs(
      'We explain DSTs, give you a calculator and a questionnaire, and can pass you to a partner Registered Investment Advisor. We do not give tax, legal or investment advice, we do not hold funds, and we do not charge you. Partner firms pay us marketing fees and a cost per lead. We are not their client, and this pay gives us a reason to send you to them.',
      'Your score ranks how ready you seem for a call. It does not say that an investment suits you. We pass your details to a partner only if you ask for a consultation and agree to share them. You can ask to see, correct or delete your data; the privacy page explains how.',
    ),
    sources: ['site-practice', 'marketing-rule', 'privacy-rights'],
    reviewed: '2026-11-29',
  },
]
