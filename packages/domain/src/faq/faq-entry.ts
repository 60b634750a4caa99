/** A question with its answer, as the server sends it and as the built-in list holds it. */
export interface FaqEntry {
  readonly id: number
  readonly question: string
  readonly answer: string
  /** A key of `categoryLabels`, or one that the server added since. */
  readonly category: string
  readonly order: number
}
