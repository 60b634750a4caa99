import { figures } from '../figures/figures.ts'
import type { ExchangeNotes } from './exchange-notes.ts'

/** What has to be done, or known, before a sale closes: each with its reason. */
export const beforeYouSell: ExchangeNotes = {
  sections: [
    {
      id: 'intermediary-signed',
      heading: 'The intermediary is under contract, and the sale contract is assigned',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sign the exchange agreement with the qualified intermediary (QI), assign the sale contract to it, and give all parties written notice of it, before the closing. Generally nothing can fix this one afterward.',
        },
      ],
      sources: ['reg-1031k'],
      reviewed: '2026-11-28',
    },
    {
      id: 'intermediary-allowed',
      heading: 'The intermediary is not disqualified',
      blocks: [
        {
          kind: 'paragraph',
          text: `Somebody who was your agent within the ${figures.agentYears} years before the sale, such as your lawyer, CPA, broker or employee, generally can’t be the intermediary, unless it was only for exchanges or for usual title, escrow or trust services. Neither, generally, can a close relative, or a company of which you own more than ${figures.relatedShare}.`,
        },
      ],
      sources: ['reg-1031k'],
      reviewed: '2026-11-26',
    },
    {
      id: 'related-parties',
      heading: 'No relative is on the other side, or you know what it costs',
      blocks: [
        {
          kind: 'paragraph',
          text: `In an exchange with a close relative or a company of yours, both sides generally have to keep their property for ${figures.relatedYears} years, or the tax that was put off comes due. A death, a forced sale, or a reason other than tax may be an exception. Buying from a related person through an intermediary often does not qualify at all.`,
        },
      ],
      sources: ['irc-1031', 'form-8824'],
      reviewed: '2026-11-28',
    },
    {
      id: 'money-untouched',
      heading: 'The money never touches your account',
      blocks: [
        {
          kind: 'paragraph',
          text: `It goes to the intermediary. It can generally come back only after day ${figures.identificationDays} if nothing was named, once you have received all that was named, on a major event after that day, outside your control, that the agreement names in writing, and otherwise at the end of the exchange period.`,
        },
      ],
      sources: ['reg-1031k-g6'],
      reviewed: '2026-11-25',
    },
    {
      id: 'state-withholding',
      heading: 'The state’s withholding form is signed',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Some states hold back part of the price at the closing. Often a form claims an exemption for an exchange, and it usually has to be with the closing agent before the closing.',
        },
      ],
      sources: ['state-claims'],
      reviewed: '2026-11-28',
    },
    {
      id: 'closing-statement',
      heading: 'You have read the closing statement in advance',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Deposits and rent that you owe the buyer, repairs and loan costs paid from the price may count as cash taken. Paying them from your own pocket generally keeps them out of the exchange. Ask your intermediary line by line.',
        },
      ],
      sources: ['reg-1031k'],
      reviewed: '2026-11-26',
    },
    {
      id: 'no-refinancing',
      heading: 'You have not borrowed on the property just before',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A new loan shortly before the sale can be treated as cash taken out of the exchange. Ask your CPA before you refinance.',
        },
      ],
      sources: ['irc-1031'],
      reviewed: '2026-11-25',
    },
    {
      id: 'same-owner',
      heading: 'The same taxpayer sells and buys',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The taxpayer who sells generally has to be the one who buys. A revocable trust and an LLC with one owner usually count as that owner. Spouses usually count as two, even on a joint return. A partnership generally can’t sell and let its partners buy one by one. A change of owners just before the sale is a question for your CPA.',
        },
      ],
      sources: ['irc-1031'],
      reviewed: '2026-11-26',
    },
    {
      id: 'form-8824',
      heading: 'Form 8824 goes with the return for the year of the sale',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Even when you buy in the following year. A return that is filed before the purchase has closed usually can’t report the exchange: ask your CPA first. After an exchange with a related person the form is generally due for the years after too.',
        },
      ],
      sources: ['irc-1031', 'form-8824', 'return-due-dates'],
      reviewed: '2026-11-28',
    },
  ],
}
