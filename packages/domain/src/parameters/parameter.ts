/** What a value is counted in. */
export type Unit =
  | 'characters'
  | 'count'
  | 'days'
  | 'digits'
  | 'flag'
  | 'hours'
  | 'minutes'
  | 'milliseconds'
  | 'percent'
  | 'pixels'
  | 'points'
  | 'port'
  | 'scale'
  | 'seconds'
  | 'share'
  | 'text'
  | 'USD'
  | 'year'
  | 'years'

/** One figure that the business set or the law sets, with where it comes from. */
export interface Parameter<Value = number> {
  readonly label: string
  readonly unit: Unit
  readonly value: Value
  /** A section of the specification, a statute or a regulation. */
  readonly source: string
  /** The day when somebody last held the value against its source, as yyyy-mm-dd. */
  readonly reviewed: `${number}-${number}-${number}`
}

/** A lowest and a highest value. */
export interface Range {
  readonly from: number
  readonly to: number
}
