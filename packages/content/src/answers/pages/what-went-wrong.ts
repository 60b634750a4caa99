import { percentOf } from '@dst/domain/calculator-explanation'
import { longDate, spellNumber } from '@dst/domain/wording'
import type { Definitions } from '../../blocks/index.ts'
import type { AnswerPage } from '../answer-page.ts'
import { courtRecords, petitionedCases, type CourtRecord, type StatedFigure } from '../court-records.ts'

const millions = (amount: number) => `$${amount / 1_000_000} million`

/** A number of the record in words, e.g. "more than $126 million of clients’ money lost". */
function stated({ kind, value, as, of }: StatedFigure): string {
  const number = { usd: millions(value), count: value.toLocaleString('en-US'), share: percentOf(value) }[kind]
  return [as, number, of].filter((part) => part !== undefined).join(' ')
}

/** What the record says, its numbers, and where to find it. */
function told({ account, stated: figures, court, reference, on }: CourtRecord): string {
  const numbers = figures.length === 0 ? [] : [`In the record: ${figures.map(stated).join('; ')}.`]
  return [...account, ...numbers, `Record: ${court}, ${reference}, ${longDate(on)}.`].join(' ')
}

function cases(...roles: readonly CourtRecord['role'][]): Definitions {
  const items = courtRecords
    .filter(({ role }) => roles.includes(role))
    .map((record) => ({ term: record.firm, meaning: told(record) }))
  return { kind: 'definitions', items }
}

function sourcesOf(...roles: readonly CourtRecord['role'][]) {
  return courtRecords.filter(({ role }) => roles.includes(role)).map(({ source }) => source)
}

const count = spellNumber(courtRecords.length)

/** Public cases, each only as its record tells it. */
export const whatWentWrong: AnswerPage = {
  slug: 'what-went-wrong',
  question: 'What has gone wrong in practice?',
  answer: [
    'Intermediaries and sponsors have failed, and public records show how.',
    `Each of the ${count} cases on this page points to something that you can check before you sign.`,
  ],
  searchWords: [
    'scam',
    'fraud',
    'horror stories',
    'did anyone lose money',
    'lawsuits',
    'accommodator stole the money',
    'investors sue',
    'is it legit',
    'went under',
    'complaints',
    'lost everything',
    'got sued',
    'Ponzi',
    'foreclosure',
    'got burned',
    'ripped off',
    'checks stopped coming or were cut, who to blame',
    'wiped out',
    'worst case',
    'nightmare',
    'anybody swindled',
    'collapsed',
    'went to prison or jail',
    'class action',
    'lender seized it',
    'went belly up',
    'went bust, list of victims',
  ],
  tool: { label: 'Print the questions for your own exchange', to: '/exchange/packet' },
  why: [
    {
      id: 'the-cases',
      heading: 'The cases and what to check',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We have read the public record of each case below, or the part of it that supports what we say. Where nothing has been decided, we say “alleged.” We name firms, not people.',
        },
        {
          kind: 'table',
          caption: 'Public cases, and what to check because of them',
          columns: ['Case', 'What it was', 'Year of record', 'What you can check'],
          rows: courtRecords.map(({ firm, was, on, check }) => ({
            heading: firm,
            cells: [was, on.slice(0, 'yyyy'.length), check],
          })),
        },
      ],
      sources: courtRecords.map(({ source }) => source),
      reviewed: '2026-11-29',
    },
    {
      id: 'intermediaries',
      heading: 'Those who held the money',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An intermediary holds the money between your sale and your purchase. In these cases the money was not there when owners needed it.',
        },
        cases('intermediary'),
      ],
      sources: sourcesOf('intermediary'),
      reviewed: '2026-11-29',
    },
    {
      id: 'sponsors',
      heading: 'Those who sold shares of buildings',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Tenants in common each hold a deed to a share of a building. Such shares were sold for exchanges before DSTs (Delaware statutory trusts) became common. One of these cases is about a DST.',
        },
        cases('sponsor'),
      ],
      sources: sourcesOf('sponsor'),
      reviewed: '2026-11-29',
    },
    {
      id: 'sellers-and-owners',
      heading: 'Those who sold, and one owner',
      blocks: [cases('seller', 'owner')],
      sources: sourcesOf('seller', 'owner'),
      reviewed: '2026-11-29',
    },
  ],
  limit: {
    id: 'limit',
    heading: 'What this leaves out',
    blocks: [
      {
        kind: 'paragraph',
        text: `These ${count} cases do not show how often things go wrong. A trade body told the Federal Trade Commission in 2007 of ${petitionedCases.count} cases in ${petitionedCases.years} years in which intermediaries took clients’ money. In 2008 the FTC declined to make a rule, in part because it did not find such cases common enough. We found no official count since, and none for DSTs. Losses without a court case are not here: a building that lost value, or payments that stopped. We left out cases whose records we have not read. A case may also have gone on after the date given here. And a firm that is in no court record may still fail.`,
      },
      {
        kind: 'paragraph',
        text: 'If these risks outweigh the tax for you, paying the tax is the other choice. Then no intermediary and no sponsor holds your money.',
      },
    ],
    sources: [petitionedCases.source, 'dst-risks'],
    reviewed: '2026-11-29',
  },
  ask: {
    intermediary: ['Have clients of your firm ever waited for their money, and what happened?'],
    sponsor: [
      'Is there a second loan, or any partner who is paid before the trust’s owners?',
      'Which courts or regulators have dealt with you, your officers or your programs, and under which case numbers?',
      'Can cash from this property be used for any other property, even for a short time?',
    ],
    adviser: ['Which lawsuits about this sponsor did you find, and where did you look?'],
  },
  next: ['choose-intermediary', 'look-up', 'read-the-memorandum'],
  evidence: { about: 'practice', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
