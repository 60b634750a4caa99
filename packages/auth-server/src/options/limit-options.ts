import { daySeconds } from '../database/day.ts'

/** Limits against abuse. The limiter counts requests per IP address of the caller (for IPv6, per /64). */
export interface AuthServerLimits {
  /**
   * Whether requests are counted per address at all. Default true; false where a proxy stands before the server and
   * does not say whose they are: guesses and emails are counted all the same.
   */
  countAddresses: boolean
  /** Sign-up, recover, resend, verify and account changes, each counted separately, per five minutes. Default 30. */
  requestsPerFiveMinutes: number
  /**
   * Requests to the token endpoint, per five minutes. Default 150. Refreshes are counted separately: per session, or
   * per address if their token is not from this server.
   */
  tokenRequestsPerFiveMinutes: number
  /** Burst size: how many requests can come at once before the rates above apply. Default 30. */
  requestBurst: number
  /** Minimum seconds between two emails of one kind to one address, known or not. Default 60. */
  mailGapSeconds: number
  /** Emails in total, per hour; not counted with autoconfirm. Default no limit. */
  mailsPerHour?: number | undefined
  /** Anonymous sign-ins per hour. Default 30. */
  anonymousSignInsPerHour: number
  /** Wrong attempts after which an emailed code is invalid; its link still works. Default 5. */
  codeAttempts: number
  /**
   * Maximum seconds that a password can wait to be hashed, up to four times as many while each hash takes longer than
   * usual; beyond that the response is 503. Default 2.
   */
  passwordWaitSeconds: number
  /** Challenges and attempts of second factors and passkeys, each counted separately, per minute. Default 15. */
  factorRequestsPerMinute: number
}

/** Lifetimes in seconds. */
export interface AuthServerLifetimes {
  /** Access token. Default 3600. */
  accessTokenSeconds: number
  /** Emailed link and code. Default 86400. */
  mailTokenSeconds: number
  /**
   * A sign-in through a provider, from its start to the return, and a code, from its issue to its exchange. Default
   * 300.
   */
  flowStateSeconds: number
  /** How long a session that started from an email may set a password without the present one. Default 900. */
  mailedSessionSeconds: number
  /** How long the owner can undo what a notice tells of. Default 259200, three days. */
  undoSeconds: number
  /** How long a lost second factor is waited for before it is removed. Default 259200, three days. */
  factorRemovalSeconds: number
  /** How long a rotated refresh token is still accepted. Default 10. */
  refreshReuseSeconds: number
}

/** Default limits. */
export const defaultLimits: AuthServerLimits = {
  countAddresses: true,
  requestsPerFiveMinutes: 30,
  tokenRequestsPerFiveMinutes: 150,
  requestBurst: 30,
  mailGapSeconds: 60,
  anonymousSignInsPerHour: 30,
  codeAttempts: 5,
  passwordWaitSeconds: 2,
  factorRequestsPerMinute: 15,
}

/** Default lifetimes. */
export const defaultLifetimes: AuthServerLifetimes = {
  accessTokenSeconds: 3600,
  mailTokenSeconds: daySeconds,
  flowStateSeconds: 300,
  mailedSessionSeconds: 900,
  undoSeconds: 3 * daySeconds,
  factorRemovalSeconds: 3 * daySeconds,
  refreshReuseSeconds: 10,
}
