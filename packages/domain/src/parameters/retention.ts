/** How long requests, messages and the log of sign-ins are kept, and proof after the end of what it proves (months). */
export const retentionMonths: {
  readonly unsharedRequest: number
  readonly endedRequest: number
  readonly contactMessage: number
  readonly signInLog: number
  readonly proof: number
} = { unsharedRequest: 24, endedRequest: 36, contactMessage: 24, signInLog: 12, proof: 60 }

/** How long unconfirmed accounts, traces of deleted ones, test mails and jobs are kept (days). */
export const retentionDays: {
  readonly unconfirmedAccount: number
  readonly deletedAccount: number
  readonly deletionNotice: number
  readonly testMail: number
  readonly finishedJob: number
  readonly waitingJob: number
  readonly failedJob: number
} = {
  unconfirmedAccount: 30,
  deletedAccount: 30,
  deletionNotice: 7,
  testMail: 30,
  finishedJob: 7,
  waitingJob: 30,
  failedJob: 365,
}

/** How long before a new version of the legal pages takes effect account holders are told at the latest (days). */
export const legalNoticeDays = 30
