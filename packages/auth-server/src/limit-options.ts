/** Ceilings against abuse. Requests are counted per address of the caller (of IPv6, per /64), by the limiter. */
export interface AuthServerLimits {
  /** Sign-up, recover, resend, verify and account changes, each on its own, per five minutes. Default 30. */
  requestsPerFiveMinutes: number
  /**
   * Requests to the token endpoint, per five minutes. Default 150. Refreshes count apart: for their session, or for the
   * address when their token is not from this server.
   */
  tokenRequestsPerFiveMinutes: number
  /** How many requests may come at once before the rates above apply. Default 30. */
  requestBurst: number
  /** Seconds between two mails of one kind to one address, known or not. Default 60. */
  mailGapSeconds: number
  /** Mails in total, per hour; not counted with autoconfirm. Default no limit. */
  mailsPerHour?: number | undefined
  /** Anonymous sign-ins per hour. Default 30. */
  anonymousSignInsPerHour: number
  /** Wrong codes after which a mailed code is worth nothing; its link still works. Default 5. */
  codeAttempts: number
  /** Seconds for which a password may wait for its turn to be hashed; the call is answered with 503 beyond. Default 2. */
  passwordWaitSeconds: number
  /** Challenges and tries of second factors and passkeys, each on its own, per minute. Default 15. */
  factorRequestsPerMinute: number
}

/** How long things live, in seconds. */
export interface AuthServerLifetimes {
  /** Access token. Default 3600. */
  accessTokenSeconds: number
  /** Mailed link and code. Default 86400. */
  mailTokenSeconds: number
  /** A sign-in through a provider, from its start to the return; and a code, from its issue to its exchange. Default 300. */
  flowStateSeconds: number
  /** How long a replaced refresh token is still honoured. Default 10. */
  refreshReuseSeconds: number
}

/** What is counted where the host says nothing. */
export const defaultLimits: AuthServerLimits = {
  requestsPerFiveMinutes: 30,
  tokenRequestsPerFiveMinutes: 150,
  requestBurst: 30,
  mailGapSeconds: 60,
  anonymousSignInsPerHour: 30,
  codeAttempts: 5,
  passwordWaitSeconds: 2,
  factorRequestsPerMinute: 15,
}

/** How long things live where the host says nothing. */
export const defaultLifetimes: AuthServerLifetimes = {
  accessTokenSeconds: 3600,
  mailTokenSeconds: 86_400,
  flowStateSeconds: 300,
  refreshReuseSeconds: 10,
}
