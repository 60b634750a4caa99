import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import {
  commercialLife,
  deferredInterestThreshold,
  dwellingRentShare,
  exchangeForm,
  relatedPartyYears,
  residentialLife,
  wholeWriteOffAfter,
} from '@dst/domain/parameters'
import { longDate, spellNumber } from '@dst/domain/wording'
import type { Section } from '../blocks/index.ts'
import type { Reviewed } from '../sources/index.ts'
import type { ExchangeNote } from './money.ts'

/** What the view of the time after an exchange says besides its figures. */
export interface ExchangeAfter {
  /** About the worksheet of Form 8824. */
  readonly form: readonly ExchangeNote[]
  /** About money that comes back in a later year. */
  readonly laterMoney: readonly ExchangeNote[]
  readonly basis: readonly ExchangeNote[]
  readonly writeOff: readonly ExchangeNote[]
  /** About each year with a trust. */
  readonly trust: readonly ExchangeNote[]
  /** What a later sale, another exchange, partnership units, a death, a gift or a move into it do. */
  readonly later: readonly ExchangeNote[]
  readonly records: ExchangeNote
  readonly leavesOut: Section
}

const reviewed = '2026-11-29'
const formReview = { sources: ['form-8824'], reviewed } as const satisfies Reviewed
const depreciationReview = { sources: ['reg-168i-6', 'irc-168'], reviewed } as const satisfies Reviewed

/** Explains the form, the basis, the write-off and what comes later, in the order of the view. */
export const exchangeAfter: ExchangeAfter = {
  form: [
    {
      id: 'worksheet',
      heading: 'A worksheet, not a form to file',
      text: `These are the lines of the form for tax year ${exchangeForm.taxYear}, in our words and with your figures. Your CPA or your program fills in the form itself. The form for a later year may have other lines.`,
      ...formReview,
    },
    {
      id: 'which-return',
      heading: 'Which return',
      text: 'The form belongs to the return for the year in which you gave up the property, even if you received the new one in the next year. It waits until the last property is received; that is what the extension of the return is for.',
      sources: ['form-8824', 'reg-1031k'],
      reviewed,
    },
    {
      id: 'several',
      heading: 'Several properties',
      text: 'Several sales of one exchange usually go on one form: “see attached statement” stands on lines 1 to 6, and a statement names each property. Real estate for several pieces of real estate and cash is one group, and the lines are filled. With furniture on both sides, lines 12 to 18 usually stay empty and a statement takes their place.',
      ...formReview,
    },
    {
      id: 'costs',
      heading: 'Costs count once',
      text: 'Costs paid out of the sale price count as cash received, and are then taken off on line 15. Costs come off it whoever paid them; what line 15 doesn’t need of them raises line 18.',
      ...formReview,
    },
    {
      id: 'value-received',
      heading: 'What a trust counts as',
      text: 'Line 16 takes the value of what you received. For a trust we take what you invested and the loan beside it, although part of it paid the costs of the offering. Whether the value is lower is a question for your CPA.',
      ...formReview,
    },
    {
      id: 'other-filers',
      heading: 'Who else files it',
      text: 'A trust, an estate, a partnership or a corporation fills in the same lines on its own return. Owners of a partnership or an S corporation don’t file the form for it.',
      ...formReview,
    },
  ],
  laterMoney: [
    {
      id: 'when-it-counts',
      heading: 'When money that comes back counts',
      text: 'It counts on the day on which it is paid, or from which you may ask for it, whichever is earlier. You may usually ask for it after the last day to name if you named nothing, once you have received all that you named, and after the end of the exchange.',
      sources: ['reg-1031k-g6', 'irc-453'],
      reviewed,
    },
    {
      id: 'in-a-later-year',
      heading: 'In a later year',
      text: 'If you meant to complete an exchange, the gain of money that arrives in the next year is usually reported then, on Form 6252, unless you choose to report all of it in the year of the sale. The form goes with the return for the sale as well. Recapture at ordinary rates stays in the year of the sale. A choice to report all at once is usually due with that return, extensions included.',
      sources: ['irc-453'],
      reviewed,
    },
    {
      id: 'debt-and-cash',
      heading: 'Debt that was not replaced as well',
      text: 'The rules don’t say in which year debt that wasn’t replaced is taxed. Ask your CPA.',
      sources: ['irc-453'],
      reviewed,
    },
    {
      id: 'loan-in-failed',
      heading: 'A loan, where nothing was bought',
      text: 'Where the buyer assumed the loan, or paid it off in place of that, it is usually not a payment to you. Some intermediaries read a loan that the sale pays off as a payment in the year of the sale. Both results stand side by side; ask your CPA which is yours.',
      sources: ['irc-453'],
      reviewed,
    },
    {
      id: 'interest',
      heading: 'Interest on tax that waits',
      text: `Interest is usually due where more than ${formatUsd(deferredInterestThreshold)} from such sales is outstanding at the end of a year. It is not computed here.`,
      sources: ['irc-453'],
      reviewed,
    },
  ],
  basis: [
    {
      id: 'by-value',
      heading: 'Shared out by value',
      text: 'Line 25 is usually shared out to what you received by its value, loan included, and not by where the money was wired. Within each property it follows land, building and land improvements, by the letter of the trust or an appraisal. Furniture has a basis of its own: its value.',
      sources: ['irc-1031', 'reg-1031d', 'reg-1031j', 'form-8824'],
      reviewed,
    },
    {
      id: 'line-25a',
      heading: 'Lines 25a to 25c',
      text: 'Land has no line of its own: we put building and land on line 25a, which is not settled by the instructions that we read.',
      ...formReview,
    },
  ],
  writeOff: [
    {
      id: 'goes-on',
      heading: 'What was left goes on',
      text: 'Without an election, what was left of the old building usually goes on in the new one over the months that were left; a building with a longer life goes on as if it had had that life from the start. Money and debt that you added, and old land that is now a building, are written off as bought in the month of the purchase. Between sale and purchase nothing is written off; the months wait.',
      ...depreciationReview,
    },
    {
      id: 'election',
      heading: 'Or all of it as new',
      text: 'You can elect to treat the whole basis of a property as bought in the month of the purchase. The election is simpler and usually slower. It is made on Form 4562 of the return for the year of the purchase, by its due date with extensions, and can usually not be undone.',
      ...depreciationReview,
    },
    {
      id: 'sum',
      heading: 'What you write off more now, you have less of later',
      text: 'Both ways write off the same in the end. A program that uses the tables of the IRS may differ by a few dollars.',
      ...depreciationReview,
    },
    {
      id: 'one-into-several',
      heading: 'One building into several',
      text: 'The rule doesn’t say how one old building is traced into several properties. We share it out by value; your CPA may do it by the values of the buildings. What the new buildings can’t take in is in land, and is not written off any more.',
      ...depreciationReview,
    },
    {
      id: 'dwellings',
      heading: `${residentialLife} or ${commercialLife} years`,
      text: `Property is usually residential if at least ${percentOf(dwellingRentShare)} of its rent comes from dwelling units. The letter of a trust says what it is.`,
      sources: ['irc-168'],
      reviewed,
    },
    {
      id: 'at-once',
      heading: 'Land improvements at once',
      text: `The new part of land improvements is usually written off in the first year unless you elect otherwise, if it qualifies and the property was acquired after ${longDate(wholeWriteOffAfter)}. The part that was carried over usually can’t. Ask your CPA.`,
      ...depreciationReview,
    },
  ],
  trust: [
    {
      id: 'letter',
      heading: 'A letter, and no K-1',
      text: 'You count as owner of your part of the property. The trust sends a yearly letter of income and expenses, and they go on Schedule E. Never take the depreciation of that letter, or its “sheltered share”: they are of somebody who paid cash, and yours follows from your exchange.',
      sources: ['rev-rul-2004-86', 'irc-168'],
      reviewed,
    },
    {
      id: 'distribution',
      heading: 'What of a distribution is taxed',
      text: 'A distribution is no income by itself and changes no basis. Taxed is what the letter leaves after expenses, interest and your own write-off. A loss usually waits for other passive income, or for the sale.',
      sources: ['rev-rul-2004-86', 'irc-469'],
      reviewed,
    },
    {
      id: 'without-cash',
      heading: 'Taxed without cash',
      text: 'If you are taxed on more than you were paid, the trust is usually paying down its loan. That uses cash, but can’t be deducted.',
      sources: ['rev-rul-2004-86'],
      reviewed,
    },
  ],
  later: [
    {
      id: 'sale',
      heading: 'A sale',
      text: 'The gain is the price less costs and what is left of the basis. What was written off before the exchange and was not taxed in it is usually still in that gain, at most at the rate for gain from depreciation, together with what was written off since; of land improvements that were written off faster, a part is usually taxed at ordinary rates. Our estimate under Money treats the gain of an earlier exchange as other gain.',
      sources: ['irc-1h', 'irc-1231'],
      reviewed,
    },
    {
      id: 'another-exchange',
      heading: 'Another exchange',
      text: 'It is possible again. Both parts of the write-off usually go on with the months that are left of each; keep both schedules.',
      sources: ['irc-1031', 'reg-168i-6'],
      reviewed,
    },
    {
      id: 'partnership',
      heading: 'Units of a partnership (section 721)',
      text: 'Some trusts end that way. Nothing is taxed then, but units can’t be exchanged again, and the gain of your property usually stays with you: it is taxed when the partnership sells the property, or you sell the units.',
      sources: ['irc-721'],
      reviewed,
    },
    {
      id: 'death',
      heading: 'A death, or a gift',
      text: 'Heirs usually take the property at its value on the day of the death, for all of its parts. Someone you give it to usually takes your basis.',
      sources: ['irc-1014'],
      reviewed,
    },
    {
      id: 'related',
      heading: 'A related party on the other side',
      text: `If one of the two disposes of what it received within ${spellNumber(relatedPartyYears)} years, the gain that was put off is usually taxed then. Buying from a related party that takes cash can usually cost the whole deferral: ask before you do. The form goes with each of the next ${spellNumber(relatedPartyYears)} returns as well.`,
      sources: ['irc-1031', 'form-8824'],
      reviewed,
    },
    {
      id: 'own-home',
      heading: 'Moving in',
      text: 'If you make a property from an exchange your home, the exclusion of gain on a home usually needs five years of owning it.',
      sources: ['irc-121'],
      reviewed,
    },
  ],
  records: {
    id: 'records',
    heading: 'What to keep',
    text: 'Both closing statements, the intermediary’s agreement and account, the notice that named the property, the form, the schedules of the old and the new property, and the letters of the trust: usually until three years after the return with the last sale.',
    sources: ['form-8824'],
    reviewed,
  },
  leavesOut: {
    id: 'left-out',
    heading: 'What is not in it',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Not in it: a home that was rented (section 121), depletion of mineral rights, state depreciation that differs, alternative depreciation, other owners’ shares, section 1245 parts beyond the lines, interest on deferred tax, gifts. If your CPA’s figure differs, use that.',
      },
      {
        kind: 'paragraph',
        text: 'Usually another way applies, and the write-off is not computed, for property in service before 1987, a purchase before the sale, a fiscal year, or parts whose months are used up though basis is left. Ask your CPA about these.',
      },
    ],
    sources: ['form-8824', 'reg-168i-6'],
    reviewed,
  },
}
