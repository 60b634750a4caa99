import type { ConsentReason, ConversationWay, Partner, PhoneSource } from '@dst/contracts'
import type { Tier } from '@dst/domain/tiers'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Immutable, Timestamp } from './column-kinds.ts'
import type {
  ConsultationEventsTable,
  ConsultationRequestsTable,
  ConsultationSubmissionsTable,
} from './consultation-tables.ts'
import type { DeletionNoticesTable, LegalNoticesTable } from './notice-tables.ts'
import type {
  ConsentAsksTable,
  DeliveryAttemptsTable,
  DeskActionsTable,
  DeskMembersTable,
  DeskSessionsTable,
} from './desk-tables.ts'
import type {
  ExchangeFilesTable,
  ExchangeRemindersTable,
  ExchangeShareOpensTable,
  ExchangeSharesTable,
  VerdictCountsTable,
} from './exchange-tables.ts'
import type { FirmSchedulesTable } from './firm-tables.ts'

export interface InvestorsTable {
  id: Generated<string>
  /** The account at the auth service. */
  authUserId: string
  email: string
  /** Expiry of the access token that last set the address: an older token must not change it back. */
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
  /** Incremented with each change. */
  version: Generated<number>
}

/** A person's answers as submitted; rows are never updated. */
export interface QuestionnaireSubmissionsTable {
  id: Generated<string>
  investorId: Immutable<string>
  answers: JSONColumnType<Record<string, string | number | boolean>, string, never>
  score: Immutable<number>
  tier: Immutable<Tier>
  idempotencyKey: Immutable<string | null>
  /** SHA-256 of the submitted data, hex. */
  fingerprint: Immutable<string | null>
  submittedAt: ColumnType<Date, Date | undefined, never>
}

/** Consent texts as shown, one row for each version ever used. */
export interface ConsentWordingsTable {
  /** SHA-256 of the text, hex. */
  hash: string
  /** The first characters of the hash, used as the version's short name. */
  version: GeneratedAlways<string>
  kind: string
  words: string
  firstUsedAt: ColumnType<Date, Date | undefined, never>
}

/** What a person agreed to or declined, and the text they saw. Never changed afterwards, except as noted below. */
export interface ConsentsTable {
  id: Generated<string>
  /** Null once the account is deleted: the proof remains but identifies nobody. */
  investorId: ColumnType<string | null, string, never>
  kind: Immutable<string>
  given: Immutable<boolean>
  /**
   * `privacy_signal`: decided by the browser's Global Privacy Control, not by the person. `partner_event`: the person
   * told the partner, which reported it.
   */
  reason: Immutable<ConsentReason>
  /** The server's text at that time. */
  wordingHash: Immutable<string>
  /** The text that the page reports having shown, if it does; after a release it can differ from the server's. */
  shownHash: Immutable<string | null>
  /** Kept when the request is deleted: the partner knows the consent by this id. */
  consultationRequestId: Immutable<string | null>
  /** The recipient of the data, if the consent is about sharing. */
  recipient: JSONColumnType<Partner, string, never> | null
  /** The language of the text; null before it was recorded. */
  language: Immutable<string | null>
  /** Path of the page where it was agreed to; null where the page did not say. */
  page: Immutable<string | null>
  /** The number that a consent to be contacted names; null once the account is deleted. */
  phoneNumber: Immutable<string | null>
  /** Keyed hash of that number, which stays. */
  phoneHash: Immutable<string | null>
  source: Immutable<PhoneSource | null>
  requestId: Immutable<string>
  recordedAt: ColumnType<Date, Date | undefined, never>
}

/** An appointment: held for a person for a while, then booked for a request, or removed. Start times are unique. */
export interface AppointmentsTable {
  id: Generated<string>
  investorId: string
  requestId: string | null
  startsAt: Date
  endsAt: Date
  heldUntil: Date | null
  /** The hold that was booked last, which identifies a repeat of that call. */
  holdId: string | null
  sequence: Generated<number>
  /** When the operator was alerted that the partner does not know of it. */
  alertedAt: Generated<Date | null>
  /** How the conversation takes place; null for a hold, and where it was booked before a way was asked for. */
  way: JSONColumnType<ConversationWay, string | null | undefined, string | null> | null
}

/** Processed messages from the partner, so that none is applied twice. */
export interface PartnerMessagesTable {
  id: string
  receivedAt: ColumnType<Date, Date | undefined, never>
}

/** Secrets shared by all processes on this database. */
export interface ProductSecretsTable {
  name: 'partner' | 'reminders' | 'consents'
  secret: string
}

export interface EndedWebhooksTable {
  addressHash: string
  endedAt: Generated<Date>
}

export interface ContactMessagesTable {
  id: Generated<string>
  firstName: string
  lastName: string
  email: string
  subject: string
  message: string
  idempotencyKey: string | null
  /** True when the honeypot field was filled in: stored, but not forwarded. */
  suspected: Generated<boolean>
  receivedAt: Timestamp
  /** When and by which member of the desk it was marked as answered. */
  answeredAt: Generated<Date | null>
  answeredBy: Generated<string | null>
}

/** Deleted accounts: their tokens may stay valid for a while and must not create a new record. */
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
  /** Null once the account is deleted, which is the only update allowed on a row. */
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
  /** An attached invitation (iCalendar). */
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
  exchangeFiles: ExchangeFilesTable
  exchangeReminders: ExchangeRemindersTable
  verdictCounts: VerdictCountsTable
  exchangeShares: ExchangeSharesTable
  exchangeShareOpens: ExchangeShareOpensTable
  partnerMessages: PartnerMessagesTable
  productSecrets: ProductSecretsTable
  endedWebhooks: EndedWebhooksTable
  firmSchedules: FirmSchedulesTable
  contactMessages: ContactMessagesTable
  deletedAccounts: DeletedAccountsTable
  deletionNotices: DeletionNoticesTable
  legalNotices: LegalNoticesTable
  faqs: FaqsTable
  auditEntries: AuditEntriesTable
  deskMembers: DeskMembersTable
  deskSessions: DeskSessionsTable
  deskActions: DeskActionsTable
  deliveryAttempts: DeliveryAttemptsTable
  consentAsks: ConsentAsksTable
  mailboxMessages: MailboxMessagesTable
}
