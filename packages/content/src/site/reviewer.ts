/** A person outside the editorial staff who has reviewed the educational content and vouches for it. */
export interface Reviewer {
  readonly name: string
  /** What makes the person an expert, such as "CPA". */
  readonly credential: string
}

/** Who reviewed the educational content, with wording that is also true when the owner has not named anyone. */
export function reviewedBy(reviewer: Reviewer | null): string {
  return reviewer === null ? 'our editors' : `${reviewer.name}, ${reviewer.credential}`
}
