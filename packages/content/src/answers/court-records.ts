import type { CalendarDate, SourceId } from '../sources/index.ts'

/** A number that stands in the record, with what it counts. */
export interface StatedFigure {
  readonly kind: 'usd' | 'count' | 'share'
  readonly value: number
  readonly as?: 'more than' | 'about'
  /** What it is a number of, to follow the number. */
  readonly of: string
}

/** One public case: only what its record says, and what a reader can check because of it. No person is named. */
export interface CourtRecord {
  readonly firm: string
  readonly role: 'intermediary' | 'sponsor' | 'seller' | 'owner'
  /** What the firm was, in a few words. */
  readonly was: string
  /** What the record says, one sentence each; "alleged" until decided. */
  readonly account: readonly string[]
  readonly stated: readonly StatedFigure[]
  readonly court: string
  readonly reference: string
  /** The day of the decision, verdict or notice that the reference leads to. */
  readonly on: CalendarDate
  readonly check: string
  readonly source: SourceId
}

/** The cases whose record was read, in the order in which the page tells them. */
export const courtRecords: readonly CourtRecord[] = [
  {
    firm: 'The 1031 Tax Group',
    role: 'intermediary',
    was: 'Intermediary',
    account: [
      'It filed for bankruptcy in New York in 2007.',
      'A jury in Virginia convicted its former owner of fraud and money laundering.',
      'The prosecutor’s release says that clients had been promised that their money would serve their exchanges alone.',
      'The appeals court upheld the conviction in November 2011.',
    ],
    stated: [{ kind: 'usd', value: 126_000_000, as: 'more than', of: 'of clients’ money lost' }],
    court: 'U.S. District Court, Eastern District of Virginia',
    reference: 'No. 3:08-cr-132',
    on: '2009-03-19',
    check: 'Who can move the money, and does the bank tell you?',
    source: 'case-1031-tax-group',
  },
  {
    firm: 'LandAmerica 1031 Exchange Services',
    role: 'intermediary',
    was: 'Intermediary of a title insurance group',
    account: [
      'It filed for bankruptcy on November 26, 2008.',
      'The court ruled that clients’ money in the intermediary’s own account belonged to the bankruptcy estate, even where it was kept apart.',
      'On May 7, 2009, the court ruled the same for money in a shared account.',
      'Clients alleged that money went into securities whose market then froze.',
      'Their suit against a bank was dismissed, and the appeals court agreed on July 2, 2012.',
    ],
    stated: [{ kind: 'count', value: 450, as: 'about', of: 'exchanges not completed' }],
    court: 'U.S. Bankruptcy Court, Eastern District of Virginia',
    reference: 'No. 08-35994, 412 B.R. 800',
    on: '2009-04-15',
    check: 'Does your agreement set up a qualified escrow or trust?',
    source: 'case-landamerica',
  },
  {
    firm: 'Summit Accommodators',
    role: 'intermediary',
    was: 'Intermediary',
    account: [
      'A jury found three of its principals guilty of conspiring to commit fraud and to launder money.',
      'The appeals court upheld the verdicts on July 24, 2015.',
      'It wrote that the case arose from “misuse of client funds.”',
    ],
    stated: [
      { kind: 'usd', value: 13_700_000, as: 'about', of: 'of losses in the probation office’s report' },
      { kind: 'count', value: 91, of: 'victims in the same report' },
    ],
    court: 'U.S. District Court, Oregon',
    reference: 'No. 3:11-cr-00247',
    on: '2013-07-03',
    check: 'May your intermediary lend or invest your money?',
    source: 'case-summit',
  },
  {
    firm: 'DBSI',
    role: 'sponsor',
    was: 'Sponsor of tenant-in-common shares',
    account: [
      'It filed for bankruptcy in Delaware in November 2008.',
      'Under a master lease (one lease of a whole building), a DBSI company collected the tenants’ rent and owed rent to the owners.',
      'A jury convicted four people who worked for it of securities fraud, and acquitted them of conspiracy.',
      'The appeals court upheld the convictions on August 15, 2017.',
      'In a suit over a land purchase, a court found the payments connected to a Ponzi scheme, where new money pays earlier investors. The appeals court affirmed on June 12, 2020.',
    ],
    stated: [{ kind: 'count', value: 15, of: 'offerings in the criminal case' }],
    court: 'U.S. District Court, Idaho',
    reference: 'No. 1:13-cr-00091',
    on: '2014-04-14',
    check: 'Who is the master tenant, and from what does it pay?',
    source: 'case-dbsi',
  },
  {
    firm: 'Sunwest Management',
    role: 'sponsor',
    was: 'Sponsor of tenant-in-common shares in senior homes',
    account: [
      'The court held that the shares were securities.',
      'It held that cash from some homes paid the bills of others, and that investors were not told.',
      'Its chief executive later pleaded guilty to mail fraud and to an unlawful money transaction. The sentencing order is of November 17, 2015.',
    ],
    stated: [
      { kind: 'count', value: 1200, as: 'more than', of: 'investors misled' },
      { kind: 'usd', value: 120_000_000, as: 'more than', of: 'of losses, as both sides agreed' },
    ],
    court: 'U.S. District Court, Oregon',
    reference: 'No. 09-cv-6056',
    on: '2009-12-09',
    check: 'Is each property’s cash kept apart?',
    source: 'case-sunwest',
  },
  {
    firm: 'NP Skyloft DST',
    role: 'sponsor',
    was: 'DST with one student building in Austin',
    account: [
      'Investors sued in a Texas court. Under a plan, the sponsor’s side was to pay by late 2023, from sales of real estate.',
      'By December 2024 the court had approved a class settlement with a second group of companies.',
      'The trust was being dissolved. A judgment against the sponsor’s side went to a new trust for the investors.',
      'These notices do not decide who was at fault.',
    ],
    stated: [
      { kind: 'usd', value: 50_000_000, of: 'agreed with the sponsor’s side' },
      {
        kind: 'share',
        value: 0.55,
        as: 'about',
        of: 'of the investment after attorneys’ fees, an early estimate that assumed full payment',
      },
    ],
    court: 'Texas court, notices of the plan administrator',
    reference: 'NP Skyloft, DST Derivative Litigation',
    on: '2024-12-06',
    check: 'What does the sponsor owe outside this trust?',
    source: 'case-skyloft',
  },
  {
    firm: 'Securities firms in the DBSI case',
    role: 'seller',
    was: 'Securities firms and persons',
    account: [
      'The trustee of a DBSI trust sued them on June 27, 2012.',
      'The complaint alleged securities fraud, negligence and breach of duty.',
      'The court dismissed some claims and let others go on. We have read no final judgment.',
    ],
    stated: [{ kind: 'count', value: 200, as: 'more than', of: 'defendants' }],
    court: 'U.S. District Court, Delaware',
    reference: 'No. 1:12-cv-00828',
    on: '2013-09-25',
    check: 'What is in the record of whoever sells to you?',
    source: 'case-dbsi-sellers',
  },
  {
    firm: 'Teruya Brothers',
    role: 'owner',
    was: 'Owner that bought from a related company',
    account: [
      'It sold two properties through an intermediary, which then bought others for it from a related company.',
      'The Tax Court ruled that the two exchanges did not qualify, and the appeals court agreed.',
    ],
    stated: [],
    court: 'U.S. Court of Appeals, Ninth Circuit',
    reference: 'No. 05-73779, 580 F.3d 1038',
    on: '2009-09-08',
    check: 'Is anyone in the deal related to you?',
    source: 'case-teruya',
  },
]

/** What a trade body’s petition of 2007 told the Federal Trade Commission: cases of intermediaries that took money, in years. */
export const petitionedCases = { count: 23, years: 20, source: 'ftc-intermediaries' } as const
