import type { Partner, RequestEvent, RequestState } from '@dst/contracts'
import type { Tier } from '@dst/domain/tiers'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { Lead } from '../modules/consultations/lead.js'
import type { PartnerChannel } from '../modules/partner/channels.js'

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
  /** Grows with each change. */
  version: Generated<number>
}

/** What a person answered, as it was answered: never changed afterwards. */
export interface QuestionnaireSubmissionsTable {
  id: Generated<string>
  investorId: Immutable<string>
  answers: JSONColumnType<Record<string, string | number | boolean>, string, never>
  score: Immutable<number>
  tier: Immutable<Tier>
  idempotencyKey: Immutable<string | null>
  /** SHA-256 of what was sent, hex. */
  fingerprint: Immutable<string | null>
  submittedAt: ColumnType<Date, Date | undefined, never>
}

export interface ConsultationRequestsTable {
  id: Generated<string>
  investorId: string
  preferredContactMethod: 'phone' | 'email' | 'text'
  bestContactTime: 'morning' | 'afternoon' | 'evening' | 'anytime'
  shareDataConsent: boolean
  textConsent: boolean
  phoneNumber: string | null
  notes: string | null
  score: number
  tier: Tier
  state: Generated<RequestState>
  /** By when the partner means to get in touch. */
  contactBy: Date | null
  /** The firm at the time of the consent. */
  partner: JSONColumnType<Partner, string, string> | null
  /** What the person agreed to share, as it was then; nothing else is ever sent. Null without consent. */
  lead: JSONColumnType<Lead, string, string> | null
  /** Grows with each change; the partner tells repeats from changes by it. */
  version: Generated<number>
  /** The newest version that each channel has taken. */
  webhookVersion: Generated<number>
  mailVersion: Generated<number>
  /** The newest version that has left by each channel, whether or not it is known to have arrived. */
  webhookTried: Generated<number>
  mailTried: Generated<number>
  sharedAt: Date | null
  acknowledgedAt: Date | null
  /** When the operator was told that nobody has answered for it. */
  alertedAt: Date | null
  /** The zone of the device that booked the conversation, for the mails about it. */
  timeZone: string | null
  requestedAt: Timestamp
}

/** Each time that somebody asked, with the key of the click: a repeat is told from a change by it. */
export interface ConsultationSubmissionsTable {
  id: Generated<string>
  investorId: Immutable<string>
  requestId: Immutable<string>
  idempotencyKey: Immutable<string | null>
  /** SHA-256 of what was sent, hex. */
  fingerprint: Immutable<string>
  submittedAt: ColumnType<Date, Date | undefined, never>
}

/** What happened to a request: never changed afterwards. */
export interface ConsultationEventsTable {
  id: GeneratedAlways<string>
  requestId: Immutable<string>
  event: Immutable<RequestEvent>
  channel: Immutable<PartnerChannel | null>
  version: Immutable<number>
  at: ColumnType<Date, Date | undefined, never>
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
  /** Null once the account is deleted: the proof stays and names nobody. */
  investorId: ColumnType<string | null, string, never>
  kind: Immutable<string>
  given: Immutable<boolean>
  /** `privacy_signal`: not the person but their browser's Global Privacy Control decided. */
  reason: Immutable<'choice' | 'privacy_signal'>
  /** The server's words at that moment. */
  wordingHash: Immutable<string>
  /** The words that the page says it showed, where it says so: others than the server's after a release. */
  shownHash: Immutable<string | null>
  /** Stays when the request is deleted: the partner knows the consent under it. */
  consultationRequestId: Immutable<string | null>
  /** Whom the data goes to, where the consent is about that. */
  recipient: JSONColumnType<Partner, string, never> | null
  requestId: Immutable<string>
  recordedAt: ColumnType<Date, Date | undefined, never>
}

/** A conversation: held for a person for a while, then booked for a request, or gone. Its start belongs to one alone. */
export interface AppointmentsTable {
  id: Generated<string>
  investorId: string
  requestId: string | null
  startsAt: Date
  endsAt: Date
  heldUntil: Date | null
  /** The hold that was booked last: a repeat of that call is told by it. */
  holdId: string | null
  sequence: Generated<number>
  /** When the operator was told that the partner knows nothing of it. */
  alertedAt: Generated<Date | null>
}

/** Messages of the partner that were taken, so that none counts twice. */
export interface PartnerMessagesTable {
  id: string
  receivedAt: ColumnType<Date, Date | undefined, never>
}

/** Secrets that every process on this database has to share. */
export interface ProductSecretsTable {
  name: 'partner'
  secret: string
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

/** Accounts that were deleted: a token of theirs may live on for a while, and opens no new record. */
export interface DeletedAccountsTable {
  /** SHA-256 of the account's id, hex. */
  accountHash: string
  deletedAt: ColumnType<Date, Date | undefined, never>
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
  /** Null once the account is deleted, which is the one change that a row takes. */
  investorId: ColumnType<string | null, string | null, null>
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
  /** An invitation that came with it (iCalendar). */
  calendar: string | null
  sentAt: Timestamp
}

export interface Tables {
  investors: InvestorsTable
  questionnaireSubmissions: QuestionnaireSubmissionsTable
  consultationRequests: ConsultationRequestsTable
  consultationSubmissions: ConsultationSubmissionsTable
  consultationEvents: ConsultationEventsTable
  consentWordings: ConsentWordingsTable
  consents: ConsentsTable
  appointments: AppointmentsTable
  partnerMessages: PartnerMessagesTable
  productSecrets: ProductSecretsTable
  contactMessages: ContactMessagesTable
  deletedAccounts: DeletedAccountsTable
  faqs: FaqsTable
  auditEntries: AuditEntriesTable
  mailboxMessages: MailboxMessagesTable
}
