/** The unit of a value. */
export type Unit =
  | 'characters'
  | 'count'
  | 'days'
  | 'digits'
  | 'flag'
  | 'hours'
  | 'minutes'
  | 'months'
  | 'milliseconds'
  | 'percent'
  | 'points'
  | 'scale'
  | 'seconds'
  | 'share'
  | 'text'
  | 'USD'
  | 'year'
  | 'years'

/** One figure set by the business or by law, with its source. */
export interface Parameter<Value = number> {
  readonly label: string
  readonly unit: Unit
  readonly value: Value
  /** A section of the product reference, a decision record, a statute or a regulation. */
  readonly source: string
  /** The date on which someone last checked the value against its source, as yyyy-mm-dd. */
  readonly reviewed: `${number}-${number}-${number}`
}

/** A minimum and a maximum. */
export interface Range {
  readonly from: number
  readonly to: number
}
