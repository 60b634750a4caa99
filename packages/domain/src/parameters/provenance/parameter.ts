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

/** What is known about one figure set by the business or by law. */
export interface Parameter<Value = unknown> {
  readonly label: string
  readonly unit: Unit
  readonly value: Value
  /** A section of the product reference, a decision record, a statute or a regulation. */
  readonly source: string
  /** The date on which someone last checked the value against its source, as yyyy-mm-dd. */
  readonly reviewed: `${number}-${number}-${number}`
}
