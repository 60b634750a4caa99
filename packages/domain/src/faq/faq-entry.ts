/** A question with its answer, as in the server's response and in the built-in list. */
export interface FaqEntry {
  readonly id: number
  readonly question: string
  readonly answer: string
  /** A key of `categoryLabels`, or one that only the server knows. */
  readonly category: string
  readonly order: number
}
