/** A person outside the editorial staff who has read the education and stands by it. */
export interface Reviewer {
  readonly name: string
  /** What makes the person an expert, such as "CPA". */
  readonly credential: string
}

/** Who read the education, in words that stay true while the owner has named nobody. */
export function reviewedBy(reviewer: Reviewer | null): string {
  return reviewer === null ? 'our editors' : `${reviewer.name}, ${reviewer.credential}`
}
