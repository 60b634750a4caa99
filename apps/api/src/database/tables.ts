import type { Tier } from '@dst/domain/tiers'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>
type Immutable<T> = ColumnType<T, T, never>

export interface InvestorsTable {
  id: Generated<string>
  /** The account at the auth service. */
  authUserId: string
  email: string
  /** Expiry of the access token that last set the address: an older token may not set it back. */
  emailTokenExpiry: Date
  username: string
  firstName: string
  lastName: string
  dateOfBirth: string | null
  phoneNumber: string | null
  location: string | null
  bio: string | null
  profileImageUrl: string | null
  accountType: Generated<'investor'>
  authProvider: 'email' | 'google'
  advisor: Generated<string>
  notes: Generated<string>
  accredited: string | null
  saleStatus: string | null
  equityBracket: string | null
  horizon: string | null
  returnNeed: string | null
  passiveImportance: number | null
  propertyType: string | null
  mortgageBracket: string | null
  prior1031: string | null
  qiReady: string | null
  riskTolerance: number | null
  dstScore: Generated<number>
  dstSegment: Tier | null
  questionnaireCompletedAt: Date | null
  shareWithVc: boolean | null
  emailNotifications: Generated<boolean>
  smsNotifications: Generated<boolean>
  marketingNotifications: Generated<boolean>
  twoFactorAuth: Generated<boolean>
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** What a person answered, as it was answered: never changed afterwards. */
export interface QuestionnaireSubmissionsTable {
  id: Generated<string>
  investorId: Immutable<string>
  answers: JSONColumnType<Record<string, string | number | boolean>, string, never>
  score: Immutable<number>
  tier: Immutable<Tier>
  submittedAt: ColumnType<Date, Date | undefined, never>
}

export interface ConsultationRequestsTable {
  id: Generated<string>
  investorId: string
  idempotencyKey: string | null
  preferredContactMethod: 'phone' | 'email' | 'text'
  bestContactTime: 'morning' | 'afternoon' | 'evening' | 'anytime'
  shareDataConsent: boolean
  notes: string | null
  /** What the partner needs to know of the answers at that moment, including accreditation. */
  profile: JSONColumnType<Record<string, unknown>, string, string>
  score: number
  tier: Tier
  requestedAt: Timestamp
}

/** The words of a consent as they were shown, once for each wording that was ever in use. */
export interface ConsentWordingsTable {
  /** SHA-256 of the words, hex. */
  hash: string
  /** The start of the hash: what people call the wording by. */
  version: GeneratedAlways<string>
  kind: string
  words: string
  firstUsedAt: ColumnType<Date, Date | undefined, never>
}

/** What a person agreed to or switched off, and by which words: never changed afterwards. */
export interface ConsentsTable {
  id: Generated<string>
  investorId: Immutable<string>
  kind: Immutable<string>
  given: Immutable<boolean>
  /** `privacy_signal`: not the person but their browser's Global Privacy Control decided. */
  reason: Immutable<'choice' | 'privacy_signal'>
  /** The server's words at that moment. */
  wordingHash: Immutable<string>
  /** The words that the page says it showed, where it says so: others than the server's after a release. */
  shownHash: Immutable<string | null>
  consultationRequestId: Immutable<string | null>
  requestId: Immutable<string>
  recordedAt: ColumnType<Date, Date | undefined, never>
}

export interface ContactMessagesTable {
  id: Generated<string>
  firstName: string
  lastName: string
  email: string
  subject: string
  message: string
  idempotencyKey: string | null
  /** True when the field for robots was filled in: kept, and not passed on. */
  suspected: Generated<boolean>
  receivedAt: Timestamp
}

export interface FaqsTable {
  id: number
  question: string
  answer: string
  category: string
  order: number
}

export interface AuditEntriesTable {
  id: Generated<string>
  at: Timestamp
  action: string
  investorId: string | null
  requestId: string
  details: JSONColumnType<Record<string, string | number | boolean | null>, string, never>
}

export interface MailboxMessagesTable {
  id: Generated<string>
  to: string
  subject: string
  text: string
  html: string
  replyTo: string | null
  messageId: string | null
  sentAt: Timestamp
}

/** Work that is still to be done; see `jobs/`. */
export interface JobsTable {
  id: Generated<string>
  kind: string
  payload: JSONColumnType<Record<string, string>, string, never>
  attempts: Generated<number>
  /** When it is due, and while a worker has it: when that worker counts as dead. */
  runAt: Timestamp
  /** When it was set aside after too many failures. */
  buriedAt: Date | null
  createdAt: Timestamp
}

export interface Tables {
  investors: InvestorsTable
  questionnaireSubmissions: QuestionnaireSubmissionsTable
  consultationRequests: ConsultationRequestsTable
  consentWordings: ConsentWordingsTable
  consents: ConsentsTable
  contactMessages: ContactMessagesTable
  faqs: FaqsTable
  auditEntries: AuditEntriesTable
  mailboxMessages: MailboxMessagesTable
  jobs: JobsTable
}
