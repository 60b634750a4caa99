import type { AnswerOption } from './question'

/** The options of a question, in the order of its values. */
export function optionsOf<Value extends string | number>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly AnswerOption<Value>[] {
  return values.map((value) => ({ value, label: labels[value] }))
}
