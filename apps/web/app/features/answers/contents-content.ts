import {
  answerLabels,
  answerPath,
  answers,
  oldestReview,
  sheetNames,
  situations,
  type AnswerLabels,
  type ReviewedOn,
} from '@dst/content/answers'
import { sheetPath } from '~/paths.ts'

/** What the contents of all answers show. */
export interface ContentsContent {
  labels: AnswerLabels
  situations: readonly {
    id: string
    heading: string
    about: string
    /** By question, with the first sentence of the answer. */
    answers: readonly { href: string; question: string; answer: string }[]
    also: readonly { href: string; label: string }[]
  }[]
  sheets: readonly { href: string; label: string }[]
  reviewed: ReviewedOn
}

/** All answers by situation. For loaders. */
export function contentsContent(): ContentsContent {
  const labels = answerLabels.en
  return {
    labels,
    situations: situations.map(({ id, heading, about, answers: slugs, also }) => ({
      id,
      heading,
      about,
      answers: slugs.map((slug) => ({
        href: answerPath(slug),
        question: answers[slug].question,
        answer: answers[slug].answer[0],
      })),
      also: also.map(({ label, to }) => ({ href: to, label })),
    })),
    reviewed: oldestReview(Object.values(answers)),
    sheets: sheetNames.map((asked) => ({ href: sheetPath(asked), label: labels.sheet[asked] })),
  }
}
