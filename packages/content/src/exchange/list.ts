import { figures } from '../figures/figures.ts'
import type { Reviewed } from '../sources/index.ts'
import type { ExchangeNotes } from './exchange-notes.ts'
import { identificationNotice, revocationNotice, type DraftNotice } from './notices.ts'

/** What the list of an exchange file says besides its figures: the rules, and the drafts of two notices. */
export interface ListNotes extends ExchangeNotes {
  readonly identification: DraftNotice
  readonly revocation: DraftNotice
}

const review = { sources: ['reg-1031k'], reviewed: '2026-11-25' } as const satisfies Reviewed

/** The rules of a list, in the order in which they apply, and what they count. */
export const listNotes: ListNotes = {
  sections: [
    {
      id: 'three-rules',
      heading: 'Three rules, in this order',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            `Up to ${figures.identifiedProperties} properties may be worth any amount.`,
            `More than ${figures.identifiedProperties} may together be worth up to ${figures.identifiedValue} ` +
              'of what you sold.',
            'Beyond both limits only two things count: what you had received by day ' +
              `${figures.identificationDays}, and the whole list if you buy at least ` +
              `${figures.boughtOfIdentified} of its value in time.`,
          ],
        },
        {
          kind: 'notice',
          tone: 'caution',
          text:
            'A list that breaks the first two rules, and of which too little is bought, counts as no list at ' +
            `all, apart from what you had received by day ${figures.identificationDays}. Backups count in full.`,
        },
      ],
      ...review,
    },
    {
      id: 'which-value',
      heading: 'Which value, and on which day',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'The market value of the whole counts, without regard to loans. For a share of a DST that is your ' +
            'equity and the part of the loan beside it.',
        },
        {
          kind: 'list',
          ordered: false,
          items: [
            'What you sold: its market value on the day on which it passed to the buyer. We take the price.',
            `What you name: its market value at the end of day ${figures.identificationDays}.`,
            `For the ${figures.boughtOfIdentified}: its market value on the day you receive it, or on the last ` +
              'day of the exchange if that comes first.',
          ],
        },
      ],
      ...review,
      reviewed: '2026-11-28',
    },
    {
      id: 'what-is-one',
      heading: 'What counts as one property',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A trust with several buildings may count as several: ask your intermediary before you sign.',
        },
        {
          kind: 'paragraph',
          text:
            'What is usually sold along with a larger item, such as the furniture of a building, is left out ' +
            `of the count up to ${figures.incidentalValue} of the value of that item. It is left out of the ` +
            'count only. Furniture that you receive is generally boot (value that is not like-kind property).',
        },
        {
          kind: 'paragraph',
          text:
            'Name the percentage or the dollars of a DST that you mean to buy. More of it than you named may ' +
            'be boot.',
        },
      ],
      ...review,
    },
    {
      id: 'until-midnight',
      heading: `Until midnight of day ${figures.identificationDays}`,
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'You may take back what you named, and name something else. Both need the same form: in writing, ' +
              'signed and sent in time. What is taken back no longer counts.',
            'What you receive by then is named without a notice. It counts toward the limits too.',
          ],
        },
      ],
      ...review,
    },
    {
      id: 'signed-and-sent',
      heading: 'In writing, signed, and sent in time',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'Describe each property so that nobody can mistake it: by its legal description, its street ' +
            'address or a name that is known.',
        },
        {
          kind: 'paragraph',
          text:
            'The notice goes to your intermediary, or to another person in the exchange who is neither you nor ' +
            'disqualified. Your own agent, such as your attorney or broker, and your close relatives are ' +
            'generally disqualified.',
        },
        {
          kind: 'paragraph',
          text:
            `The law asks that the notice be sent by midnight of day ${figures.identificationDays}. Our advice ` +
            'goes further: have it in their hands by then, with a receipt, so that nobody can doubt the day.',
        },
        {
          kind: 'paragraph',
          text:
            'Once you have named property, your intermediary generally can’t pay you the money until you have ' +
            'received all of it or the exchange ends.',
        },
      ],
      sources: ['reg-1031k', 'reg-1031k-g6'],
      reviewed: '2026-11-25',
    },
  ],
  identification: identificationNotice,
  revocation: revocationNotice,
}
