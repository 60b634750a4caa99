import {
  answerLabels,
  answerPath,
  answers,
  answerSlugs,
  reviewDays,
  type AnswerLabels,
  type AnswerPage,
  type AnswerSlug,
  type Asked,
  type Language,
  type ReviewDays,
} from '@dst/content/answers'

/** What the page of an answer shows. */
export interface AnswerContent {
  language: Language
  labels: AnswerLabels
  page: Omit<AnswerPage, 'searchWords' | 'next' | 'ask'>
  ask: { asked: Asked; questions: readonly string[] }[]
  next: { href: string; label: string }[]
  review: ReviewDays
}

/** The answer with the last part of its address, in English; nothing where there is none. For loaders. */
export function answerContent(slug: string | undefined): AnswerContent | undefined {
  const known = answerSlugs.find((each) => each === slug)
  if (known === undefined) return undefined
  const { searchWords: _, next, ask, ...page } = answers[known]
  return {
    language: 'en',
    labels: answerLabels.en,
    page,
    ask: (Object.keys(answerLabels.en.asked) as Asked[]).flatMap((asked) => {
      const { [asked]: questions = [] } = ask
      return questions.length === 0 ? [] : [{ asked, questions }]
    }),
    next: next.map(answerLink),
    review: reviewDays(answers[known]),
  }
}

/** A link to an answer, named by its question. */
export function answerLink(slug: AnswerSlug): { href: string; label: string } {
  return { href: answerPath(slug), label: answers[slug].question }
}
