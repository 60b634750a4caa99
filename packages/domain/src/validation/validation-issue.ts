/** One validation error: the field, a code for programs and a sentence for people. */
export interface ValidationIssue<Code extends string = string> {
  readonly field: string
  readonly code: Code
  readonly message: string
}

/** The field and the sentence for each error code of one form. */
export type IssueTable<Code extends string> = Readonly<
  Record<Code, { readonly field: string; readonly message: string }>
>

/** Builds the issues of one form from its table, in the order of the given codes; `false` entries are skipped. */
export function issuesFrom<Code extends string>(
  table: IssueTable<Code>,
  codes: readonly (Code | false)[],
): ValidationIssue<Code>[] {
  return codes.filter((code) => code !== false).map((code) => ({ code, ...table[code] }))
}
