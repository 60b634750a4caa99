import { figures } from '../figures/figures.ts'
import type { WaysPage } from './ways-page.ts'

/** Options for people whose score is bronze or below: what they can settle before a call makes sense. */
export const gettingReady: WaysPage = {
  title: 'Getting ready',
  description:
    'Your score is below the line for a consultation. Six things to settle before a sale, what each costs, and what none of them can do.',
  intro:
    'Your score says that a call with an advisor is not offered yet. It does not say that you did anything wrong, and it does not say that an investment would suit you. These steps help whatever you decide.',
  before: [
    {
      id: 'what-the-score-is',
      heading: 'What the score is, and is not',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The score adds up points for your answers: your status, your sale, your equity, your loan and your plans. Gold and silver may ask for a consultation here. Bronze and the group that we call "Getting ready" see guidance first. You can answer again when something has changed.',
        },
        {
          kind: 'notice',
          tone: 'caution',
          text: 'Do not change an answer for the sake of the score. An advisor will ask again, a sponsor may ask for proof, and a plan that rests on a wrong answer can cost you the exchange.',
        },
      ],
      sources: ['site-practice'],
      reviewed: '2026-11-21',
    },
  ],
  waysHeading: 'Six things to settle',
  ways: [
    {
      id: 'status',
      heading: 'Find out whether you are accredited',
      text: 'If you answered "not sure", settle it first. Add up what you own without your main home, subtract what you owe, and look at your income in the last two years.',
      costs: 'An hour with your papers, or a letter from your CPA or attorney at their rates.',
      limits:
        'Being accredited lets you look at private offerings. It does not lower their risk. If you are not, there are other ways.',
      sources: ['rule-501'],
      reviewed: '2026-11-28',
    },
    {
      id: 'gain',
      heading: 'Know your gain before you list',
      text: 'Ask your CPA for your basis (roughly, cost plus improvements less depreciation), your gain, and the tax in your state. Our calculator gives a first idea.',
      costs: 'A CPA’s time. The calculator is free.',
      limits:
        'The calculator uses the same rates for everyone and leaves out state tax. With a small gain, or with a loss, an exchange may not be worth its cost.',
      sources: ['irc-1h', 'irc-168', 'site-practice'],
      reviewed: '2026-11-24',
    },
    {
      id: 'loan',
      heading: 'Look at the loan',
      text: 'To defer all of the tax you generally replace the debt that is paid off, or add cash in its place. Ask your lender for the payoff and for any charge for early payment.',
      costs: 'Sometimes a charge for paying early.',
      limits: `Many DSTs carry loans of ${figures.typicalLoan} of the property’s value. A larger loan needs a plan of its own.`,
      sources: ['irc-1031', 'reg-1031d', 'dst-terms'],
      reviewed: '2026-11-24',
    },
    {
      id: 'intermediary',
      heading: 'Choose an intermediary before the closing',
      text: 'A qualified intermediary (QI) must be under contract before your sale closes. Compare several. Ask where the money is kept, who can move it, and what insurance covers it.',
      costs: 'Often $500 to $1,500 for a simple exchange.',
      limits: `Nobody in the federal government licenses intermediaries, and some have failed with clients’ money. From the closing on, the agreement generally keeps your cash from you until day ${figures.identificationDays} at least.`,
      sources: ['reg-1031k', 'reg-1031k-g6', 'intermediary-practice'],
      reviewed: '2026-11-28',
    },
    {
      id: 'learn',
      heading: 'Read one offering document',
      text: 'Before you need to decide, ask a sponsor or a broker for the private placement memorandum (PPM) of an offering that has closed. Read the fees, the risks and the loan.',
      costs: 'A few evenings. An attorney charges for reading it.',
      limits: 'You may have to show who you are and what you know first, because such offerings are often not public.',
      sources: ['rule-506', 'dst-terms'],
      reviewed: '2026-11-28',
    },
    {
      id: 'wait',
      heading: 'Or wait, and keep what you have',
      text: 'Nothing forces a sale. The rent keeps coming, and a manager can take over the work. An exchange can be planned in the year that suits you.',
      costs: 'Repairs, a manager’s fee, and the chance that prices fall.',
      limits: 'The deferred tax and the work stay with you. Laws and markets may change while you wait.',
      sources: ['irc-1031'],
      reviewed: '2026-11-28',
    },
  ],
  notice:
    'This page is education, not tax, legal or investment advice. You can ask any adviser for a meeting at any time; you do not need a score from us.',
  next: [
    { label: 'If you are not accredited', to: '/ways/not-accredited' },
    { label: 'If your loan is high', to: '/answers/high-loan' },
    { label: 'Read the guide to DSTs', to: '/learn' },
  ],
}
