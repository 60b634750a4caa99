/** One thing that is wrong with what was entered: where, a code for programs, a sentence for people. */
export interface ValidationIssue<Code extends string = string> {
  readonly field: string
  readonly code: Code
  readonly message: string
}

/** The field and the sentence of each code of one form. */
export type IssueTable<Code extends string> = Readonly<
  Record<Code, { readonly field: string; readonly message: string }>
>

/** Makes the issues of one form from its table, keeping the order of the codes given; `false` entries are left out. */
export function issuesFrom<Code extends string>(
  table: IssueTable<Code>,
  codes: readonly (Code | false)[],
): ValidationIssue<Code>[] {
  return codes.filter((code) => code !== false).map((code) => ({ code, ...table[code] }))
}
