import { offeringMaximum } from '@dst/domain/parameters'
import { spellNumber } from '@dst/domain/wording'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'

/** In which order to read an offering document, what stands where, and what to ask. */
export const readTheMemorandum: AnswerPage = {
  slug: 'read-the-memorandum',
  question: 'How do I read the offering document?',
  answer: [
    'Start with the table of uses, the loan, the lease and the conflicts, and save the brochure for last.',
    'This page says what to look for in each part, and what to ask when you cannot find it.',
  ],
  searchWords: [
    'PPM',
    'prospectus',
    'offering memorandum',
    'too long to read',
    'fine print',
    'due diligence',
    'red flags',
    'what to look for',
    'subscription agreement',
    'hundreds of pages',
    'deal documents',
    'questions to ask',
    'how to read it',
    'thick booklet or binder',
    'important pages first',
    'stack of papers',
    'where do they hide the bad parts',
    'buried',
    'glossy brochure',
    'legalese',
    'got a PDF, makes no sense',
    'before I sign',
    'small print',
    'rosy projections, fake rents',
    'pro forma',
    'disclosures',
  ],
  tool: {
    label: `Enter what you find, and compare up to ${spellNumber(offeringMaximum)} offerings`,
    to: '/exchange/offerings',
  },
  why: [
    {
      id: 'what-it-is',
      heading: 'What it is, and what it is not',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A private placement memorandum (PPM) is the sponsor’s own document. A private offering does not have to tell all that a public one must. The SEC’s staff says that you should be able to bear the loss of everything you put in. You may have to hold it with no end in sight.',
        },
        {
          kind: 'paragraph',
          text: 'A broker who recommends one must look into five things at least. They are the issuer and its managers, the business prospects, the assets, the claims, and what the money is for. That list works for you as well.',
        },
      ],
      sources: ['private-placements', 'finra-private-placements'],
      reviewed: '2026-11-29',
    },
    {
      id: 'order',
      heading: 'Seven parts, in this order',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'First, the estimated use of proceeds',
              meaning: `A table of where each dollar goes. Add up all that does not go into the property: commissions, fees and costs of the offering, then the reserves. Up-front costs often take ${figures.upFrontCosts} of what investors put in, and some DSTs (Delaware statutory trusts) take more. Compare the price that the sponsor paid with the price that the trust pays.`,
            },
            {
              term: 'Second, the loan',
              meaning:
                'Look for its size, its rate, when interest is all that is paid, and the month in which it is due. The trust generally cannot take a new loan. See what happens if the loan is due before a good time to sell, and who else has to be paid before you.',
            },
            {
              term: 'Third, the lease',
              meaning:
                'In a master lease one tenant, often a company of the sponsor, rents the whole property and subleases it. Look for how its rent is set, what it keeps, and when it may put off paying. See whether anyone else stands behind the rent, for how much of it, and with what money.',
            },
            {
              term: 'Fourth, conflicts of interest',
              meaning:
                'The sponsor may be seller, manager and tenant at once. List each fee that a related company gets: at the start, each year and at the sale.',
            },
            {
              term: 'Fifth, how it ends',
              meaning:
                'Who decides on a sale, and when? Can the property be swapped for units of a partnership (a 721 exchange)? In four programs that report to the SEC, the sponsor’s partnership has a right to buy and no duty. Look too for the clause that lets the trust turn into a company (LLC). After that, another exchange may be closed to you.',
            },
            {
              term: 'Sixth, the forecast',
              meaning:
                'Find the rents, vacancy and costs behind it. See how much of the first years’ payments comes out of reserves. Then work out what is left for you if rents do not rise.',
            },
            {
              term: 'Seventh, earlier programs and the tax opinion',
              meaning:
                'Does the table of earlier programs show all of them, or only some? A tax opinion is a lawyer’s view, not a ruling. Read to whom it is addressed, how firm it is, and what it assumes.',
            },
          ],
        },
      ],
      sources: ['dst-terms', 'dst-risks', 'rev-rul-2004-86', 'dst-program-filings'],
      reviewed: '2026-11-29',
    },
    {
      id: 'while-you-read',
      heading: 'While you read',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'Write the page number next to each answer. If there is none, write that down too: it is a question.',
            'Check each figure of the brochure against the memorandum. Where they differ, ask which one counts.',
            'Read the supplements, which change the earlier text. Ask for all of them, with dates.',
            'Read the trust agreement and the subscription papers before you sign them. You may be making statements about yourself, and agreeing on where disputes are settled.',
            'Mark the risks that are about this one property. The others are much the same from one document to the next.',
          ],
        },
        {
          kind: 'paragraph',
          text: `These documents often have hundreds of pages, and you may have few of your ${figures.identificationDays} days left. Ask for one before your sale closes, even for an offering that is sold out, and practice on it. You may first have to show that you qualify as an investor.`,
        },
      ],
      sources: ['dst-terms', 'irc-1031'],
      reviewed: '2026-11-29',
    },
  ],
  limit: {
    id: 'limit',
    heading: 'What reading cannot do',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A memorandum can be complete and the investment still be poor. It tells you the terms and the risks, not the odds. It may leave out what the law does not ask for, and it speaks as of its date, not today. Have an attorney who is paid by you alone read it. If you cannot find out what it costs, who gets paid first and how it ends, the answer may be to walk away. A building of your own, or paying the tax, can be better than signing for what you had no time to read.',
      },
    ],
    sources: ['private-placements', 'dst-risks'],
    reviewed: '2026-11-29',
  },
  ask: {
    sponsor: [
      'On which page is the use of proceeds, and which sums there go to you or to related companies?',
      'On which page does it say what you paid for the property, and when you bought it?',
      'Which supplements are there, and may I have all of them before I sign?',
      'Does the table of earlier programs list every one of them, including those that did badly?',
    ],
    adviser: [
      'What did you check about this offering yourself, and what did you find that the memorandum does not say?',
    ],
    cpa: ['Which assumptions of the tax opinion do not fit my exchange?'],
  },
  next: ['look-up', 'dst-costs', 'dst-exits', 'what-went-wrong'],
  evidence: { about: 'practice', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
