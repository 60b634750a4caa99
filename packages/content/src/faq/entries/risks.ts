import { paragraphs, type WrittenFaq } from './faq-entry.ts'
import { figures } from '../../figures/figures.ts'

export const risks: readonly WrittenFaq[] = [
  {
    id: 16,
    slug: 'main-risks-of-a-dst',
    category: 'risks',
    question: 'What are the main risks of a DST?',
    answer: paragraphs(
      'You can lose some or all of your money. Your share is hard to sell, you have no control, and you depend on the sponsor. Income can fall or stop. Rents, prices and interest rates can move against you. One tenant or one city may carry the whole result.',
      'Debt makes losses larger, and a loan may come due in a bad market. The trust cannot raise new money or refinance to save itself. Fees are high. The sponsor has interests that differ from yours. Tax law may change, or the trust may fail to qualify, and then the tax is due. Some DSTs can move you into REIT units. The offering document lists more; read all of it with a professional.',
    ),
    links: [{ label: 'What has gone wrong in practice', to: '/answers/what-went-wrong' }],
    sources: ['dst-risks', 'rev-rul-2004-86', 'reg-7701-4'],
    reviewed: '2026-11-29',
  },
  {
    id: 21,
    slug: 'can-i-sell-my-dst-share-early',
    category: 'risks',
    question: 'Can I sell my DST share early?',
    answer: paragraphs(
      'Do not count on it, as there is no public market for DST shares. A buyer must usually be accredited, the sponsor may have to agree, and the price may be well below what you paid. Selling for cash also ends the deferral, so the tax would generally come due.',
      'Invest only money that you can leave alone for the whole term, and keep enough cash elsewhere for living costs and surprises.',
    ),
    links: [{ label: 'What ways out there are', to: '/answers/dst-exits' }],
    sources: ['dst-risks', 'irc-1031'],
    reviewed: '2026-11-30',
  },
  {
    id: 22,
    slug: 'what-if-distributions-stop',
    category: 'risks',
    question: 'What if distributions stop or the loan comes due?',
    answer: paragraphs(
      'The trust pays from rent and reserves, and when those run short the sponsor may cut or stop distributions. It cannot ask you for more money, take new money from anyone else, or refinance.',
      'If the loan comes due and the property cannot be sold, the lender may foreclose. You could lose your investment and still owe tax on the deferred gain, and a later 1031 exchange may no longer be open to you.',
    ),
    links: [{ label: 'What a DST may not do, and what then happens', to: '/answers/seven-limits' }],
    sources: ['dst-risks', 'rev-rul-2004-86', 'reg-7701-4'],
    reviewed: '2026-11-30',
  },
  {
    id: 23,
    slug: 'what-fees-does-a-dst-charge',
    category: 'risks',
    question: 'What fees does a DST charge?',
    answer: `More than most people expect: up-front costs often take ${figures.upFrontCosts} of the money you put in, and some take more. They pay for sales commissions, the sponsor’s work, the offering itself and the loan. After that come yearly fees for managing the property and the trust, and often a fee when the property is sold. Fees come out before you see a return, so the property must gain value just for you to break even.`,
    links: [
      { label: 'What a DST costs over the years, in dollars', to: '/answers/dst-costs' },
      { label: 'Set the costs against the tax of your own sale', to: '/exchange/compare' },
    ],
    sources: ['dst-terms'],
    reviewed: '2026-11-29',
  },
]
