import {
  answerLabels,
  answerPath,
  answers,
  questionSheet,
  sheetNames,
  type AnswerLabels,
  type Asked,
} from '@dst/content/answers'
import type { Reviewed } from '@dst/content/sources'

/** What a sheet of questions shows. */
export interface SheetContent {
  asked: Asked
  labels: AnswerLabels
  heading: string
  intro: string
  /** Of the questions of the packet. */
  review: Reviewed
  /** Those of the printed packet. */
  first: readonly string[]
  /** The first of each answer, with the page that says why to ask. */
  fromAnswers: { question: string; why: { href: string; label: string } }[]
}

/** The sheet with the last part of its address; nothing where there is none. For loaders. */
export function sheetContent(name: string | undefined): SheetContent | undefined {
  const asked = sheetNames.find((each) => each === name)
  if (asked === undefined) return undefined
  const labels = answerLabels.en
  const { packet, fromAnswers } = questionSheet(asked, Object.values(answers))
  return {
    asked,
    labels,
    heading: packet.heading,
    intro: packet.intro,
    review: { sources: packet.sources, reviewed: packet.reviewed },
    first: packet.questions,
    fromAnswers: fromAnswers.map(({ slug, question, toAsk }) => ({
      question: toAsk,
      why: { href: answerPath(slug), label: question },
    })),
  }
}
