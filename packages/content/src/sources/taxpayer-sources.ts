import type { Source } from './source.ts'

/** Authorities for who counts as the owner, and for owners who split up around an exchange. */
export const taxpayerSources = {
  'rev-proc-2002-69': {
    label: 'One owner, several owners, and spouses with community property',
    authority: 'Revenue Procedure 2002-69, with Treasury Regulation 301.7701-2(a) as it quotes it',
    works: [
      { citation: 'Revenue Procedure 2002-69, 2002-2 C.B. 831', url: 'https://taxnotes.com/lr/resolve/dpf8' },
      {
        citation: 'The same, as published by First American Exchange Company',
        url: 'https://www.firstexchange.com/revenue-procedure-2002-69',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'irc-676': {
    label: 'A trust that you can revoke counts as you',
    authority: 'Internal Revenue Code section 676; Treasury Regulation 1.676(a)-1',
    works: [
      { citation: '26 U.S.C. 676', url: 'https://www.law.cornell.edu/uscode/text/26/676' },
      { citation: '26 CFR 1.676(a)-1', url: 'https://www.law.cornell.edu/cfr/text/26/1.676(a)-1' },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'irc-1041': {
    label: 'Transfers between spouses, also in a divorce',
    authority: 'Internal Revenue Code section 1041',
    works: [{ citation: '26 U.S.C. 1041', url: 'https://www.law.cornell.edu/uscode/text/26/1041' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'reg-7701-1': {
    label: 'When owners together count as a partnership',
    authority: 'Treasury Regulation 301.7701-1(a)(2)',
    works: [{ citation: '26 CFR 301.7701-1', url: 'https://www.law.cornell.edu/cfr/text/26/301.7701-1' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'form-1065': {
    label: 'What a partnership tells the IRS about its property',
    authority: 'Internal Revenue Service, Form 1065, Schedule B',
    works: [{ citation: 'IRS, About Form 1065', url: 'https://www.irs.gov/forms-pubs/about-form-1065' }],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'case-chase': {
    label: 'A partnership’s sale that its partners called an exchange',
    authority: 'United States Tax Court, April 24, 1989',
    works: [
      {
        citation: 'Chase v. Commissioner, 92 T.C. 874 (1989)',
        url: 'https://ecases.us/case/p4706938/chase-v-commissioner',
      },
      { citation: 'SCOTUS Reports, summary of the same', url: 'https://scotusreports.com/tag/section-731' },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'case-bolker': {
    label: 'An exchange of land that had just come out of a corporation',
    authority: 'United States Court of Appeals, 9th Circuit, May 17, 1985',
    works: [
      {
        citation: 'Bolker v. Commissioner, 760 F.2d 1039 (9th Cir. 1985)',
        url: 'https://app.midpage.ai/document/joseph-r-bolker-v-commissioner-of-internal-revenue-451622',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'case-magneson': {
    label: 'An exchange followed by a partnership',
    authority: 'United States Court of Appeals, 9th Circuit, February 20, 1985',
    works: [
      {
        citation: 'Magneson v. Commissioner, 753 F.2d 1490 (9th Cir. 1985)',
        url: 'https://app.midpage.ai/document/norman-j-and-beverly-g-magneson-v-commissioner-of-internal-revenue-447571',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'case-mitchell': {
    label: 'A California appeal over a share deeded before the sale',
    authority: 'California Office of Tax Appeals, case 18011715; published accounts, as listed',
    works: [
      {
        citation: 'IPX1031, “California’s Office of Tax Appeals Gives Hope to Drop and Swaps”',
        url: 'https://www.ipx1031.com/california-ota-gives-hope-to-drop-and-swaps/',
      },
      {
        citation:
          'Hochman Salkin Toscher Perez, “Favorable California Office of Tax Appeals ‘Drop and Swap’ Decision Stands”',
        url: 'https://www.taxlitigator.com/favorable-california-office-of-tax-appeals-drop-and-swap-decision-stands-by-cory-stigile/',
      },
      {
        citation: 'California Tax Notebook, “California 1031 Exchange Scoreboard” (December 10, 2020)',
        url: 'https://californiataxnotebook.com/tax-articles/12/10/2020/california-1031-exchange-scoreboard-taxpayers-3-ftb-1/',
      },
      {
        citation: '1031.us, “Drop and Swap California Case”',
        url: 'https://www.1031.us/drop-and-swap-california-case-taxpayer-wins-on-a-2007-transaction/',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'death-in-an-exchange': {
    label: 'An owner who dies during an exchange',
    authority: 'What five published accounts say, as listed',
    works: [
      {
        citation:
          'Mary B. Foster, “The Same Taxpayer Requirement of Code Secs. 1031 and 1033: Part II” (Journal of Passthrough Entities, March–April 2010)',
        url: 'https://online.documentine.com/sec-1033-involuntary-conversion-example/1/march-april-2010-like-kind-exchange-corner-1031-services.html',
      },
      {
        citation: 'CPEC1031, “Death of a Taxpayer During a 1031 Exchange”',
        url: 'https://cpec1031.com/blog/death-of-a-taxpayer-during-a-1031-exchange',
      },
      {
        citation: 'CPEC1031, “1031 Exchanges Involving the Death of a Buyer or Seller”',
        url: 'https://cpec1031.com/blog/1031-exchanges-involving-the-death-of-a-buyer-or-seller',
      },
      {
        citation: 'IRAhelp forum, “Death in the middle of escrow”',
        url: 'https://www.irahelp.com/forum-post/10278-death-middle-escrow',
      },
      {
        citation: 'Deferred.com, “What happens to 1031 exchange when owner dies?”',
        url: 'https://www.deferred.com/1031-exchange-faqs/what-happens-to-1031-exchange-when-owner-dies',
      },
    ],
    kind: 'market',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
} as const satisfies Record<string, Source>
