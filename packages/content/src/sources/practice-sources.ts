import type { Source } from './source.ts'

/** What the market publishes about itself, and what the operator says about this site. */
export const practiceSources = {
  'dst-terms': {
    label: 'Usual DST terms and fees',
    authority: 'What ten sponsors, advisers, associations and publishers say, as listed',
    works: [
      {
        citation: 'Realized, “Delaware Statutory Trusts”',
        url: 'https://www.realized1031.com/delaware-statutory-trust',
      },
      { citation: 'Realized, “DST Risks & Fees” (2024)', url: 'https://www.realized1031.com/blog/dst-risks-and-fees' },
      {
        citation: 'American Apartment Owners Association, “Benefits and Limitations of 1031-Qualified DSTs”',
        url: 'https://www.american-apartment-owners-association.org/uncategorized/benefits-and-limitations-of-1031-qualified-dsts/',
      },
      {
        citation: 'LegalClarity, “DST Fees Breakdown: Upfront, Ongoing, and Exit Costs”',
        url: 'https://legalclarity.org/dst-fees-breakdown-upfront-ongoing-and-exit-costs/',
      },
      {
        citation: 'The DI Wire, “Yield-Enhancement Strategies for DSTs”',
        url: 'https://thediwire.com/guest-contributor-yield-enhancement-strategies-for-dsts-my-top-10-list/',
      },
      { citation: 'Real Estate 1031 DST, FAQs', url: 'https://realestate1031dst.com/faqs-3' },
      {
        citation: 'Anchor1031, “Delaware Statutory Trust: Complete Guide”',
        url: 'https://anchor1031.com/resources/education/delaware-statutory-trust-complete-guide',
      },
      {
        citation: 'Clearhouse Lending, “Delaware Statutory Trust Real Estate Guide”',
        url: 'https://www.clearhouselending.com/blog/delaware-statutory-trust-real-estate-guide',
      },
      {
        citation: 'Kay Properties, “Zero Cash Flow DST Offerings”',
        url: 'https://www.kpi1031.com/zero-cash-flow-dst-offerings-why-they-may-be-important-for-your-1031-exchange-transaction/',
      },
      {
        citation: 'Four Springs Capital, “Grantor Trust Letters and Tax Reporting” (2024)',
        url: 'https://www.fscap.net/2024/03/15/navigating-delaware-statutory-trusts-grantor-trust-letters-and-tax-reporting-for-beneficial-interest-owners/',
      },
    ],
    kind: 'market',
    evidence: 'read',
    reviewed: '2026-11-21',
  },
  'dst-risks': {
    label: 'Risks named in DST offerings',
    authority: 'What five publishers report of risks and losses, as listed',
    works: [
      {
        citation: 'Kiplinger, “The Risks of Forced DST-to-UPREIT Conversions”',
        url: 'https://www.kiplinger.com/real-estate-investing/the-risks-of-forced-dst-to-upreit-conversions',
      },
      {
        citation: 'Kay Properties, “Advisory Memo: Risks of Forced DST-UPREIT Conversions”',
        url: 'https://www.kpi1031.com/advisory-memo-risks-of-forced-dst-upreit-conversions-preferred-alternatives',
      },
      {
        citation: 'Meyer Wilson Werning, “Top 8 Risks of Delaware Statutory Trusts”',
        url: 'https://investorclaims.com/blog/top-8-risks-of-delaware-statutory-trusts-1031-exchanges',
      },
      {
        citation: 'MDF Law, on suspended distributions and foreclosures of DSTs (2026)',
        url: 'https://mdf-law.com/dst-1031/print',
      },
      {
        citation: 'Realized, “Understanding DST Termination and Liquidation” (2023)',
        url: 'https://www.realized1031.com/blog/understanding-delaware-statutory-trust-dst-termination-and-liquidation',
      },
    ],
    kind: 'market',
    evidence: 'read',
    reviewed: '2026-11-21',
  },
  'intermediary-practice': {
    label: 'How intermediaries work and charge',
    authority: 'What four intermediaries and advisers publish, as listed',
    works: [
      {
        citation: 'Anchor1031, “6 Essential Questions for Your Qualified Intermediary”',
        url: 'https://www.anchor1031.com/resources/education/6-essential-questions-qualified-intermediary',
      },
      {
        citation: 'Inside1031, “How To Find a Qualified Intermediary”',
        url: 'https://inside1031.com/find-a-qualified-intermediary/',
      },
      {
        citation: 'DMR Consulting Group, “1031 Qualified Intermediary Fees”',
        url: 'https://dmrconsultinggrp.com/blog/1031-qualified-intermediary-fees',
      },
      {
        citation: '1031 Corp., “Receipt of Exchange Funds Can Kill Your 1031”',
        url: 'https://www.1031corp.com/1031-exchange-resources/1031-exchange-articles/receipt-of-exchange-funds-can-kill-your-1031',
      },
    ],
    kind: 'market',
    evidence: 'read',
    reviewed: '2026-11-21',
  },
  'site-practice': {
    label: 'How this site works and is paid',
    authority: 'The operator of this site',
    works: [{ citation: 'Terms of Service of this site', url: '/terms' }],
    kind: 'site',
    evidence: 'read',
    reviewed: '2026-11-28',
  },
} as const satisfies Record<string, Source>
