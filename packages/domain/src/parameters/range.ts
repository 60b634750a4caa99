/** A minimum and a maximum. */
export interface Range {
  readonly from: number
  readonly to: number
}
