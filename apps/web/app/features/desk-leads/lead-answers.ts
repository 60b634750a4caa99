import type { DeskLead } from '@dst/contracts/desk'
import { answerLabels, questionLabels } from '@dst/domain/questionnaire'

/** Each question that the person answered, with the answer in words, in the order of the questionnaire. */
export function answerItems(
  answers: NonNullable<DeskLead['shared']>['answers'],
): { term: string; description: string }[] {
  return questionNames.flatMap((name) => {
    const answer = answers[name]
    if (answer === undefined) return []
    const labels: Readonly<Record<string, string>> = answerLabels[name]
    return [{ term: questionLabels[name], description: labels[String(answer)] ?? String(answer) }]
  })
}

// Every key of the table is one.
const questionNames = Object.keys(questionLabels) as (keyof typeof questionLabels)[]
