/** At most this many requests in this many seconds from one IP address. */
export interface Rate {
  readonly requests: number
  readonly seconds: number
}

/** Calls with a rate of their own, and the rate of all others. */
export type LimitedCall =
  'usual' | 'accountExists' | 'contact' | 'download' | 'deletion' | 'acknowledgement' | 'hold' | 'share' | 'verdict'

/** Requests from one address: enough for a household behind it, too few for a robot. */
export const requestRates: Readonly<Record<LimitedCall, Rate>> = {
  usual: { requests: 300, seconds: 60 },
  // Asking whether an email address has an account, without a token.
  accountExists: { requests: 10, seconds: 60 },
  contact: { requests: 5, seconds: 60 },
  // A download reads every table with personal data.
  download: { requests: 6, seconds: 60 },
  deletion: { requests: 6, seconds: 60 },
  // Two for each email to the partner, whose staff may go through a whole morning's emails at once.
  acknowledgement: { requests: 60, seconds: 60 },
  // A hold makes one of the partner's time slots unavailable to everyone else.
  hold: { requests: 20, seconds: 60 },
  // Reading a shared link: ids can't be guessed, and nobody should try.
  share: { requests: 30, seconds: 60 },
  // Counting a shown verdict, which nobody is shown more often than they change a figure.
  verdict: { requests: 30, seconds: 60 },
}
