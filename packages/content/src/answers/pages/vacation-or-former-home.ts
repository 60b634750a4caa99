import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import {
  dwellingDays,
  dwellingOwned,
  dwellingOwnUseShare,
  homeExclusion,
  homeYears,
  landShare,
} from '@dst/domain/parameters'
import { estimateTax, latestTaxYear } from '@dst/domain/tax-estimate'
import { longMonth, spellNumber } from '@dst/domain/wording'
import type { AnswerPage } from '../answer-page.ts'
import { exampleSale } from '../example-sale.ts'

const { rented, ownUse } = dwellingDays
const { livedIn, outOfLast, betweenSales, afterExchange } = homeYears
const twelveMonths = 12
const periods = spellNumber(dwellingOwned / twelveMonths)
const share = percentOf(dwellingOwnUseShare)

const rentedDays = [rented, 100, 140, 200, 300]
const allowedOwnUse = (days: number) => Math.max(ownUse, Math.round(days * dwellingOwnUseShare))

const movedOut = { on: `${latestTaxYear - 2}-06` } as const
const { gain, depreciation } = estimateTax({ ...exampleSale, placedInService: movedOut.on })
const owners = [
  { heading: 'A couple with a joint return', limit: homeExclusion.joint },
  { heading: 'One owner who is not married', limit: homeExclusion.single },
].map(({ heading, limit }) => ({ heading, excluded: Math.min(limit, gain - depreciation) }))

/** When a vacation home or a former home can be exchanged. */
export const vacationOrFormerHome: AnswerPage = {
  slug: 'vacation-or-former-home',
  question: 'Can I exchange a vacation home or my former home?',
  title: 'Exchanging a vacation home or a former home',
  answer: [
    'A vacation home may qualify if you rent it out enough and use it little yourself; an IRS procedure says how much.',
    'For a former home, the home exclusion comes first, and an exchange may put off tax on the rest.',
  ],
  searchWords: [
    'second home 1031',
    'beach house',
    'lake cabin exchange',
    'airbnb 1031 rules',
    'short term rental exchange',
    'how many days can I stay in my rental',
    'my kids use the condo',
    'move into my 1031 property',
    'turn 1031 rental into primary residence',
    'house I used to live in now rented',
    'convert primary residence to rental then sell',
    '2 out of 5 year rule',
    '121 exclusion and 1031 together',
    'snowbird',
  ],
  tool: { label: 'Estimate the gain and the tax of your own sale', to: '/exchange/money' },
  why: [
    {
      id: 'how-it-is-held',
      heading: 'What counts is why you hold it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An exchange takes only property held for business or investment. That goes for what you sell and for what you buy. A home that you keep for your own and your family’s vacations is neither, even if you hope that it will rise in value.',
        },
        {
          kind: 'paragraph',
          text: 'In Moore v. Commissioner, T.C. Memo. 2007-134, a couple swapped one vacation home on a lake for another. A rise in value was one of their motives. But they had never rented out either home, or tried to. The Tax Court found that their main purpose was to enjoy them, and did not let them put off the tax.',
        },
      ],
      sources: ['irc-1031', 'moore-2007'],
      reviewed: '2026-11-30',
    },
    {
      id: 'the-days',
      heading: 'The days that the IRS does not question',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Revenue Procedure 2008-16 names facts on which the IRS does not question how a house, apartment or condo was held. For the old home it looks at the time right before the exchange, for the new one at the time right after. All three must be true:',
        },
        {
          kind: 'list',
          ordered: false,
          items: [
            `You own it for at least ${dwellingOwned} months.`,
            `In each of the ${periods} twelve-month periods of that time, it is rented at a fair rent for ${rented} days or more.`,
            `In each of them, your personal use is no more than ${ownUse} days, or ${share} of the days rented at a fair rent, whichever is more.`,
          ],
        },
        {
          kind: 'table',
          caption: 'Personal use that the procedure allows in twelve months',
          columns: ['Days rented at a fair rent', 'Days of personal use, at most'],
          rows: rentedDays.map((days) => ({ heading: String(days), cells: [String(allowedOwnUse(days))] })),
        },
        {
          kind: 'paragraph',
          text: 'Personal use is more than your own nights. Tax law generally counts days when family or a co-owner stays there, even for part of the day. It also counts a swap for the use of another place, and any day at less than a fair rent. Days that you spend on repairs almost full time generally do not count. Nor do days rented at a fair rent to someone who lives there as the main home, even if that is your child.',
        },
        {
          kind: 'paragraph',
          text: 'Keep the leases, a calendar of who stayed when, and proof of what similar places rent for.',
        },
      ],
      sources: ['rev-proc-2008-16', 'irc-280a'],
      reviewed: '2026-11-30',
    },
    {
      id: 'former-home',
      heading: 'A former home: the exclusion comes first',
      blocks: [
        {
          kind: 'paragraph',
          text: `If you owned and lived in your main home for ${spellNumber(livedIn)} of the ${spellNumber(outOfLast)} years before the sale, up to ${formatUsd(homeExclusion.single)} of gain is generally not taxed. On a joint return it is ${formatUsd(homeExclusion.joint)}, if both of you lived there that long. A widow or widower may keep the joint amount for a time. You can generally use this once in ${spellNumber(betweenSales)} years. Gain from depreciation after May 6, 1997 is not covered.`,
        },
        {
          kind: 'paragraph',
          text: `So after moving out you can generally rent the home for about ${spellNumber(outOfLast - livedIn)} years and still have the exclusion. Rent it for ${periods} years first, by the days above, and about ${spellNumber(outOfLast - livedIn - dwellingOwned / twelveMonths)} year is left in which both rules fit. Revenue Procedure 2005-14 lets both apply to one sale. First the exclusion takes its part. The rest, depreciation included, can be put off by an exchange into property held for rent or investment.`,
        },
        {
          kind: 'table',
          caption: 'One former home, two kinds of owner',
          columns: ['Owner', 'Gain', 'From depreciation', 'Excluded', 'Taxed or put off'],
          rows: owners.map(({ heading, excluded }) => ({
            heading,
            cells: [formatUsd(gain), formatUsd(depreciation), formatUsd(excluded), formatUsd(gain - excluded)],
          })),
        },
        {
          kind: 'paragraph',
          text: `The home was bought in March 2009 for ${formatUsd(exampleSale.purchasePrice)}, with ${percentOf(landShare)} of that taken as land. The owners lived in it, moved out in ${longMonth(movedOut.on)}, and have rented it out since. They sell in June ${latestTaxYear} for ${formatUsd(exampleSale.price)}, with ${formatUsd(exampleSale.sellingCosts)} of selling costs. For the couple, an exchange would put off tax on only a small part of the gain.`,
        },
      ],
      sources: ['irc-121', 'rev-proc-2005-14', 'irc-168'],
      reviewed: '2026-11-30',
    },
    {
      id: 'moving-in',
      heading: 'Moving into the property that you bought',
      blocks: [
        {
          kind: 'paragraph',
          text: `You cannot exchange into your next home. What you buy must be held for rent or investment, and the procedure asks for ${dwellingOwned} months with the days above. If it becomes your home later, the exclusion stays closed until you have owned it for ${spellNumber(afterExchange)} years. You must also have lived there long enough.`,
        },
        {
          kind: 'paragraph',
          text: 'Even then a part of the gain generally remains taxable: the share of your years as owner in which, after 2008, it was not your main home. Someone who rents a house out for the first half of the years, and lives in it for the second, can exclude at most half of the gain. Gain from depreciation is taxed as well.',
        },
      ],
      sources: ['irc-1031', 'rev-proc-2008-16', 'irc-121'],
      reviewed: '2026-11-30',
    },
  ],
  limit: {
    id: 'limit',
    heading: 'What this leaves out',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A home outside the procedure may still qualify, but then you have to show why you held it. Inside it, only that one question is settled, and all other rules of an exchange still apply. Revenue Procedure 2005-14 also says how cash that you keep counts next to the exclusion. Have your CPA work that out before the closing. Your state may have rules of its own.',
      },
      {
        kind: 'paragraph',
        text: 'If the exclusion covers most of your gain, paying tax on the rest may be the better choice. You then have cash and no deadline. An exchange also ties you to a property that you may not live in, at least for the first years. A share of a DST (Delaware statutory trust) gives you no right to stay there, so personal use does not come up. It has limits of its own.',
      },
    ],
    sources: ['rev-proc-2008-16', 'rev-proc-2005-14', 'irc-121', 'irc-1031', 'dst-terms'],
    reviewed: '2026-11-30',
  },
  ofOwnCase: true,
  ask: {
    cpa: [
      'Do my rented days and my own days keep to Revenue Procedure 2008-16, and which papers prove it?',
      'How much of my gain does the home exclusion cover, and how much comes from depreciation?',
      'If I keep some of the cash, how much of it can the exclusion cover?',
      'If we stay in the new place for too many days, what happens to the return that we filed?',
    ],
  },
  next: ['sell-or-exchange', 'tax-on-sale', 'exchange-step-by-step', 'what-is-a-dst'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
