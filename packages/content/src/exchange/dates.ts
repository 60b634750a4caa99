import { figures } from '../figures/figures.ts'
import type { ExchangeNotes } from './exchange-notes.ts'

/** What the view of the dates says besides the dates: each note is shown where it applies. */
export const datesNotes: ExchangeNotes = {
  sections: [
    {
      id: 'weekends',
      heading: 'A weekend or holiday does not move these days',
      blocks: [
        {
          kind: 'paragraph',
          text: `Day ${figures.identificationDays} and day ${figures.exchangeDays} stay where they are, also on a Saturday, a Sunday or a holiday. That is the position of the IRS and of the industry. A 2023 article argues otherwise; we do not rely on it. Plan to be done on the business day before.`,
        },
      ],
      sources: ['irc-1031', 'reg-1031k'],
      reviewed: '2026-11-28',
    },
    {
      id: 'due-date-weekend',
      heading: 'Your return is due on a weekend or holiday',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Under section 7503 a return that is due on a weekend or holiday is generally on time on the next business day, and one court used the moved date (Christensen, T.C. Memo. 1996-254). We count with the plain date, the earlier one. Ask your CPA before you use a later day.',
        },
      ],
      sources: ['irc-7503', 'irc-1031'],
      reviewed: '2026-11-25',
    },
    {
      id: 'extension',
      heading: 'An extension to file is not an extension to pay',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'Only an extension that was filed in time moves the last day to close. One that is planned does not count yet.',
            'Tax that is due must still be paid by the first due date. Your CPA can say how much.',
            'Ask your CPA before you file the return ahead of the purchase: intermediaries usually treat the exchange as over once it is filed.',
          ],
        },
      ],
      sources: ['irc-1031', 'return-due-dates'],
      reviewed: '2026-11-25',
    },
    {
      id: 'abroad',
      heading: 'If you live and work abroad',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Citizens and residents who live and work outside the United States usually have until June 15 to file, without asking for it. This page counts with the usual due date, the earlier one. Ask your CPA whether the later one applies to you.',
        },
      ],
      sources: ['return-due-dates'],
      reviewed: '2026-11-28',
    },
    {
      id: 'nothing-named',
      heading: 'If nothing was named in time',
      blocks: [
        {
          kind: 'paragraph',
          text: `Property is named by day ${figures.identificationDays}, or by the day to which an IRS notice after a disaster moves it. If none was, the exchange can generally no longer be completed, unless you bought replacement property by then: what you received in time counts as named. Ask your intermediary when the money can come back.`,
        },
        {
          kind: 'paragraph',
          text: 'If the money comes back in the year after the sale, the gain is generally taxed in that later year under the rules for installment sales (section 453), if you truly meant to exchange when you sold and an intermediary held the money. You may also choose the year of the sale. If the sale paid off a loan, a part of the gain may be taxed in the year of the sale all the same. Ask your CPA before you file.',
        },
      ],
      sources: ['reg-1031k', 'reg-1031k-g6', 'irc-453'],
      reviewed: '2026-11-26',
    },
    {
      id: 'reverse',
      heading: 'If you buy before you sell',
      blocks: [
        {
          kind: 'paragraph',
          text: `That is a reverse exchange, and this page does not count it. A titleholder holds one of the properties for you, and periods of ${figures.identificationDays} and ${figures.exchangeDays} days usually run from the day on which it takes title. It has to be set up before you buy: ask an intermediary first.`,
        },
      ],
      sources: ['rev-proc-2000-37'],
      reviewed: '2026-11-28',
    },
    {
      id: 'disaster',
      heading: 'What a disaster changes',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'A declaration by FEMA or by a state alone generally moves neither day. It takes an IRS notice that cites Revenue Procedure 2018-58.',
            'Section 6 is for affected taxpayers: in general, their home, business or records are in the covered area. A deadline from the day of the disaster on, and before the last day of the notice, moves to that last day.',
            `Section 17 is also for taxpayers with a hardship, if the sale closed by the day of the disaster. A deadline on or after that day moves by ${figures.disasterDays} days, or to the last day of the notice if that is later, but not beyond the due date of the return with its extensions, nor by more than ${figures.disasterMonths} months.`,
            'An affected taxpayer may generally choose one of the two sections, for both days. You cannot take one day from each. This page counts with the section that leaves longer to close.',
          ],
        },
      ],
      sources: ['rev-proc-2018-58'],
      reviewed: '2026-11-28',
    },
  ],
}
