import type { Call, Measured } from './measured.ts'

/** What is assumed about people; everything else is measured or a price. */
export const assumptions = {
  /** Page views of a visitor in a month; the first one has an empty cache. */
  viewsPerVisitor: 6,
  /** The share of visitors who sign up. */
  signUpShare: 0.02,
  /** Months of sign-ups that the accounts have gathered. */
  monthsOfAccounts: 12,
  /** The share of accounts that comes back in a month. */
  returningShare: 0.2,
  signInsPerReturning: 2,
  callsPerSignIn: 5,
  savesPerSignIn: 1,
  mailsPerSignUp: 4,
  mailsPerSignIn: 0.5,
  /** The busiest second of the month, as a multiple of the mean one. */
  peak: 10,
  /** The share of a processor that may be used in that second. */
  usable: 0.5,
  /** Seconds that a mail server takes to accept a mail. */
  secondsPerMail: 0.2,
} as const

const secondsPerMonth = 30 * 24 * 3600

/** What visitors cause in a month. */
export interface Demand {
  visitors: number
  views: number
  signUps: number
  signIns: number
  accounts: number
  /** Accounts that sign in, new ones included. */
  activeAccounts: number
  mails: number
  /** Calls that reach the servers; `page` and `asset` only without a CDN. */
  calls: Readonly<Partial<Record<Call, number>>>
  /** Bytes that the site's pages and files have, and the answers of calls. */
  siteBytes: number
  callBytes: number
}

/** Works out a month from its visitors; `cdn` says whether a CDN sends the pages and files. */
export function demandOf(visitors: number, measured: Measured, cdn: boolean): Demand {
  const { viewsPerVisitor, signUpShare, returningShare, signInsPerReturning } = assumptions
  const views = visitors * viewsPerVisitor
  const signUps = visitors * signUpShare
  const accounts = signUps * assumptions.monthsOfAccounts
  const returning = accounts * returningShare
  const signIns = returning * signInsPerReturning
  // A new account answers the questionnaire, which is a save, and looks at the result.
  const me = signIns * assumptions.callsPerSignIn + signUps * assumptions.callsPerSignIn
  const save = signIns * assumptions.savesPerSignIn + signUps
  const site = { page: views, asset: visitors * (measured.view.first.requests - 1) }
  return {
    visitors,
    views,
    signUps,
    signIns,
    accounts,
    activeAccounts: returning + signUps,
    mails: signUps * assumptions.mailsPerSignUp + signIns * assumptions.mailsPerSignIn,
    calls: { ...(cdn ? {} : site), config: views, me, save, signUp: signUps, signIn: signIns },
    siteBytes: visitors * measured.view.first.bytes + (views - visitors) * measured.view.later.bytes,
    callBytes: (views + me + save) * measured.apiAnswerBytes,
  }
}

/** How many of a month's events come in its busiest second. */
export function atPeak(perMonth: number): number {
  return (perMonth / secondsPerMonth) * assumptions.peak
}

/** Cores that are busy in the busiest second, by whose work it is; an embedded database's are the server's. */
export function busyCores(
  { calls }: Demand,
  { work }: Measured,
  embedded = false,
): Record<'server' | 'database', number> {
  const sum = { server: 0, database: 0 }
  for (const [call, perMonth] of Object.entries(calls) as [Call, number][]) {
    const { server, database } = work[embedded ? embeddedCall(call) : call]
    sum.server += (atPeak(perMonth) * server) / 1000
    sum.database += (atPeak(perMonth) * database) / 1000
  }
  return embedded ? { server: sum.server + sum.database, database: 0 } : sum
}

function embeddedCall(call: Call): Call {
  if (call === 'me') return 'meEmbedded'
  return call === 'save' ? 'saveEmbedded' : call
}
