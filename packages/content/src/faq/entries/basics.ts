import { paragraphs, type WrittenFaq } from './faq-entry.ts'
import { figures } from '../../figures/figures.ts'

export const basics: readonly WrittenFaq[] = [
  {
    id: 1,
    slug: 'what-is-a-delaware-statutory-trust',
    category: 'basics',
    question: 'What is a Delaware statutory trust (DST)?',
    answer:
      'A DST is a trust, set up under Delaware law, that owns real estate for a group of investors. In 2004 the IRS described a DST whose owners are treated, for federal tax, as owning a slice of the real estate itself, so a share can be replacement property in a 1031 exchange. The trust has to keep to strict limits for this to hold. You give up control in return, and you can lose money.',
    links: [{ label: 'What you own in a DST, in full', to: '/answers/what-is-a-dst' }],
    sources: ['delaware-dst-act', 'rev-rul-2004-86', 'reg-7701-4'],
    reviewed: '2026-11-29',
  },
  {
    id: 3,
    slug: 'what-do-i-own-in-a-dst',
    category: 'basics',
    question: 'What do I own in a DST, and how is it taxed?',
    answer: paragraphs(
      'You own a share of the trust. You do not get a deed, and you do not vote on how the property is run. If there is a loan, the trust is the only borrower, so you do not sign for it.',
      'A DST that meets the IRS limits is a grantor trust. That means the tax rules look through the trust to you: your part of the rent, costs and depreciation goes on your own return, generally on Schedule E. Each spring you get your figures in a letter (called a grantor letter) or on a substitute Form 1099. You do not get the Schedule K-1 of a partnership. You may also have to file a return in the state where the property stands.',
    ),
    sources: ['rev-rul-2004-86', 'dst-terms'],
    reviewed: '2026-11-21',
  },
  {
    id: 11,
    slug: 'dst-tic-reit-or-owning-directly',
    category: 'basics',
    question: 'How does a DST differ from a TIC, a REIT or owning directly?',
    title: 'DST, TIC, REIT or owning directly?',
    answer: paragraphs(
      `A tenancy in common (TIC) gives you a deed and a say; a DST gives you neither. IRS guidance on a TIC looks at up to ${figures.coOwners} owners, while a cap of ${figures.investors} in a DST is a custom and not a tax rule.`,
      'Shares of a real estate investment trust (REIT) are not like kind to real estate, so they generally cannot take 1031 money. When you own a building directly you decide everything, and you do the work.',
    ),
    links: [{ label: 'One sale, four ways on, in figures', to: '/answers/dst-or-other' }],
    sources: ['rev-proc-2002-22', 'irc-856', 'exchange-act-12g', 'dst-terms'],
    reviewed: '2026-11-30',
  },
]
