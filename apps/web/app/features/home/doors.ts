import { answerPath, answers, situations } from '@dst/content/answers'

/** A situation that a reader may be in, and where to read on. */
export interface Door {
  id: string
  heading: string
  answers: { href: string; label: string }[]
}

/** How many answers a door shows; the contents of all answers have the rest. */
const shown = 3

/** The six situations with the answers that are asked for most. For loaders. */
export function doors(): Door[] {
  return situations.map(({ id, heading, answers: slugs }) => ({
    id,
    heading,
    answers: slugs.slice(0, shown).map((slug) => ({ href: answerPath(slug), label: answers[slug].question })),
  }))
}
