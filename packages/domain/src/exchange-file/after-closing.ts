/** A building or an improvement of a property sold that is written off by itself. */
export interface SalePart {
  readonly id: string
  /** The id of the sale. */
  readonly sale?: string
  readonly cost?: number
  readonly placedInService?: string
  /** Years over which it is written off. */
  readonly life?: '27.5' | '31.5' | '39'
  /** What was written off on it so far; computed until entered. */
  readonly taken?: number
  /** What is left of its basis, and for how many months: for property that came from an earlier exchange. */
  readonly left?: number
  readonly monthsLeft?: number
}

/** What the exchange itself cost, and who stood on its other side. */
export interface Settlement {
  /** The intermediary's fee and other costs of the exchange that belong to no purchase. */
  readonly otherCosts?: number
  /** Whether the other side is related; missing isn't no. */
  readonly relatedParty?: boolean
}

/** Cash that the intermediary paid back. */
export interface MoneyBack {
  readonly id: string
  readonly on?: string
  readonly amount?: number
}

/** The yearly letter of a trust about one purchase. Amounts in whole US dollars. */
export interface TrustLetter {
  readonly id: string
  /** The id of the purchase. */
  readonly purchase?: string
  readonly year?: number
  readonly income?: number
  readonly expenses?: number
  readonly interest?: number
  readonly amortization?: number
  readonly distribution?: number
}

/** Lines of Form 8824 as the person's CPA has them: they stand in place of ours. */
export type CpaForm = { readonly [Line in CpaLine]?: number }

type CpaLine = `line${15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25}`

/** What is shown of the time after the last purchase. */
export interface AfterClosing {
  /** Years of the table of what is written off. */
  readonly years?: number
  /** The month of a later sale. */
  readonly soldIn?: string
}
