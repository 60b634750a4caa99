import { formatUsd } from '@dst/domain/calculator'
import { figures } from '../../figures/figures.ts'
import type { GlossaryTerm } from '../glossary-term.ts'

const money = 640_000

/** The people and firms around an exchange, and what protects the money that they hold. */
export const people: readonly GlossaryTerm[] = [
  {
    id: 'disqualified-person',
    term: 'Disqualified person',
    forms: ['disqualified person', 'disqualified people'],
    meaning:
      'Someone too close to you to be your qualified intermediary, such as your own attorney, CPA, broker or relative.',
    more: [
      `The regulation looks back ${figures.agentYears} years. Whoever was your employee, attorney, accountant, investment banker, or real-estate agent in that time generally may not hold the money. A company of which you or such a person owns more than ${figures.relatedShare} may not either. Work on exchanges alone, and usual services of a bank, title or escrow firm, do not count.`,
    ],
    notToConfuse:
      'A related party is a wider question: it is about whom you may swap with. Here it is about who may hold the money.',
    sources: ['reg-1031k'],
    reviewed: '2026-11-29',
  },
  {
    id: 'disregarded-entity',
    term: 'Disregarded entity',
    forms: ['disregarded entity', 'disregarded entities'],
    meaning: 'A company that federal tax rules generally look through, such as an LLC with one owner.',
    more: [
      'In an exchange the taxpayer who sells should be the taxpayer who buys. An LLC with a single owner may count as that owner, so the owner may sell and the LLC may buy, or the other way round. An LLC with two owners is generally a partnership and a taxpayer of its own. States may see it differently, so ask before you change a title.',
    ],
    notToConfuse: 'It still exists under state law: it can own property, and its creditors can sue it.',
    sources: ['reg-7701-3', 'irc-1031'],
    reviewed: '2026-11-29',
  },
  {
    id: 'exchange-agreement',
    term: 'Exchange agreement',
    forms: ['exchange agreement'],
    meaning: 'The contract with your qualified intermediary, which has to be signed before your sale closes.',
    more: [
      `It says that the intermediary takes part in the sale, holds the money and buys the new property for you. It must also bar you from receiving, pledging or borrowing the money. Under these terms you generally cannot have it back before day ${figures.identificationDays} is over. Read how the money is held, who may move it, and what you would pay.`,
    ],
    notToConfuse: 'It is not the contract of sale with your buyer. You need both, and this one comes no later.',
    sources: ['reg-1031k', 'reg-1031k-g6'],
    reviewed: '2026-11-29',
  },
  {
    id: 'fidelity-bond',
    term: 'Fidelity bond',
    forms: ['fidelity bond'],
    meaning: 'Insurance that covers a firm against theft by its own people.',
    more: [
      'Ask an intermediary for the bond itself and not for a summary. What matters is the limit for one loss, who counts as insured, and how much client money the firm holds in all. A bond may be far smaller than that sum. Ask what it leaves out, and what protects the money besides.',
    ],
    notToConfuse: 'Errors-and-omissions insurance covers mistakes in the work. It is another policy.',
    sources: ['intermediary-practice'],
    reviewed: '2026-11-29',
  },
  {
    id: 'living-trust',
    term: 'Living trust',
    forms: ['living trust', 'revocable trust', 'revocable living trust'],
    meaning: 'A trust that you can change or end while you live; for tax it usually counts as you.',
    more: [
      'Because the tax rules usually look through it, a person may sell and the person’s living trust may buy, or the reverse. At death the trust generally becomes one that nobody can change, and its tax position is then another. A lender or a sponsor may still ask that names match exactly. Ask your attorney before the sale.',
    ],
    notToConfuse: 'A DST is a trust too, but one that holds property for many investors.',
    sources: ['reg-7701-3', 'irc-1031'],
    reviewed: '2026-11-29',
  },
  {
    id: 'qi',
    term: 'Qualified intermediary (QI)',
    forms: ['qualified intermediary', 'qualified intermediaries', 'QI'],
    meaning: 'The party that holds the sale money and completes the exchange, so that the seller never receives it.',
    more: [
      'You sign an exchange agreement with it before your sale closes. It then stands between you and the money until the new property is bought. Your own attorney, CPA or broker generally cannot be your intermediary.',
      'No federal office licenses intermediaries. Some states set rules for them. Some firms have failed with clients’ money. Ask where the money lies, in whose name, who has to sign, and what insurance pays.',
    ],
    notToConfuse:
      'An escrow officer or title company at the closing is not one, unless it has signed an exchange agreement with you. This site is not one either.',
    sources: ['reg-1031k', 'intermediary-practice', 'site-practice'],
    reviewed: '2026-11-29',
  },
  {
    id: 'qualified-escrow',
    term: 'Qualified escrow or trust',
    forms: ['qualified escrow account', 'qualified escrow', 'qualified trust', 'qualified trust account'],
    meaning:
      'An account for exchange money with a holder other than you, under terms that keep you from the money until the exchange allows it.',
    more: [
      'It can add a second lock to the first: the intermediary runs the exchange, and a bank or trust company holds the money apart from the firm’s own. Without it, money in the firm’s own account may be counted as the firm’s if the firm fails. Ask for an account in your name and tax number, and for two signatures for each payment.',
    ],
    example: `If ${formatUsd(money)} of yours lies in one pool with other clients’ money and the firm fails, you may stand in line with everybody else. In a qualified escrow of your own, that is generally a separate account.`,
    notToConfuse: 'The escrow of a house closing is a different account. It ends at the closing.',
    sources: ['reg-1031k', 'intermediary-practice'],
    reviewed: '2026-11-29',
  },
  {
    id: 'related-party',
    term: 'Related party',
    forms: ['related party', 'related parties', 'related person', 'related people'],
    meaning: 'A relative or a company of your own, for whom stricter exchange rules hold.',
    more: [
      `If you swap with a related party, both of you generally have to keep what you got for ${figures.relatedYears} years. Otherwise the deferral ends. Buying your new property from a related party who takes cash for it usually fails, also through an intermediary. There are exceptions, such as death. Form 8824 asks about all of this.`,
    ],
    notToConfuse: 'The test for who may be your intermediary is another one, and it is stricter about companies.',
    sources: ['irc-1031', 'form-8824'],
    reviewed: '2026-11-29',
  },
  {
    id: 'ria',
    term: 'Registered Investment Advisor (RIA)',
    forms: ['Registered Investment Advisor', 'RIA'],
    meaning:
      'A firm registered with the SEC or a state to give investment advice for pay. Registration does not imply skill.',
    more: [
      'An advisor is usually paid by a fee for advice or by a share of what it manages for you. A broker is usually paid when you buy. Some firms are both. The firm’s brochure, Form ADV, states its business, fees, conflicts and past discipline, and anyone can read it free of charge. Ask how each person at the table is paid.',
    ],
    notToConfuse: 'Registration is no approval. No regulator vouches for the advice or for an offering.',
    sources: ['marketing-rule', 'dst-terms'],
    reviewed: '2026-11-29',
  },
  {
    id: 'sponsor',
    term: 'Sponsor',
    forms: ['sponsor'],
    meaning: 'The firm that buys the property, forms the trust, sells the shares and usually manages it.',
    more: [
      'Owners of a DST have no vote. So the sponsor decides what is bought, at which price, with which loan, and when it is sold. It is often seller, manager and master tenant at once and may earn a fee in each role. Ask for all finished programs, also those that went badly.',
    ],
    notToConfuse: 'The trustee is another party. It has the title and few powers of its own.',
    sources: ['dst-terms', 'dst-risks'],
    reviewed: '2026-11-29',
  },
]
