import type { AnswerOption } from './question.ts'

/** The options of a question, in the order of its values, with hints for some of them. */
export function optionsOf<Value extends string | number>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  hints?: Readonly<Partial<Record<Value, string>>>,
): readonly AnswerOption<Value>[] {
  return values.map((value) => {
    const hint = hints?.[value]
    return { value, label: labels[value], ...(hint === undefined ? {} : { hint }) }
  })
}
