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

interface PageLink {
  href: string
  label: string
}

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
  /** The first of each answer for all owners, with the page that says why to ask. */
  fromAnswers: { question: string; why: PageLink }[]
  /** Answers whose questions are for some owners only. */
  ofOwnCase: PageLink[]
}

/** The sheet with the last part of its address; nothing where there is none. For loaders. */
export function sheetContent(name: string | undefined): SheetContent | undefined {
  const asked = sheetNames.find((each) => each === name)
  if (asked === undefined) return undefined
  const labels = answerLabels.en
  const { packet, fromAnswers, ofOwnCase } = questionSheet(asked, Object.values(answers))
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
    ofOwnCase: ofOwnCase.map(({ slug, question }) => ({ href: answerPath(slug), label: question })),
  }
}
