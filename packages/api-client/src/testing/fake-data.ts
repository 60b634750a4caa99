import type { ConsentRecord, Consultation, Investor, MyData, Submission } from '@dst/contracts'

interface Kept {
  readonly writtenAt: string
  readonly investor: Investor
  readonly submissions: readonly Submission[]
  readonly consultations: readonly Consultation[]
  readonly consents: readonly ConsentRecord[]
}

/** Everything that the fake stores about a person, in the format of the data download. */
export function fakeData({
  writtenAt,
  investor,
  submissions,
  consultations,
  consents,
}: Kept): Omit<MyData, 'exchangeFile' | 'exchangeReminders' | 'exchangeShares'> {
  return {
    writtenAt,
    profile: {
      ...investor,
      username: investor.email,
      dateOfBirth: null,
      accountType: 'investor',
      authProvider: 'email',
      advisor: 'no',
      notes: '',
      createdAt: investor.updatedAt,
    },
    account: { email: investor.email },
    submissions: [...submissions],
    consultations: consultations.map((each) => requestOf(each, investor)),
    held: null,
    shared: [],
    consents: consents.map((each) => ({ ...each, shownHash: null, phoneHash: null })),
    contactMessages: [],
    activity: [],
  }
}

function requestOf(consultation: Consultation, investor: Investor): MyData['consultations'][number] {
  return {
    ...consultation,
    score: investor.dstScore,
    tier: investor.dstSegment ?? 'gold',
    version: 1,
    sharedAt: null,
    timeZone: null,
    acknowledgedAt: null,
    submittedAt: [consultation.requestDate],
    choices: [null],
    events: consultation.events.map((event) => ({ ...event, channel: null, version: 1 })),
  }
}
