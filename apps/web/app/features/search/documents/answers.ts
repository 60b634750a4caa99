import { answerPath, answers, situations } from '@dst/content/answers'
import type { SearchDocument } from '../search-document.ts'
import { firstLine, textsOf } from './text.ts'

/** Every answer that is written, and the situations that lead to them. */
export function answerDocuments(): readonly SearchDocument[] {
  return [
    ...Object.values(answers).map(({ slug, question, answer, searchWords, why, example, limit, ask }) => ({
      path: answerPath(slug),
      kind: 'answer' as const,
      title: question,
      line: firstLine(answer[0]),
      words: searchWords,
      headings: [...why, limit].map(({ heading }) => heading),
      body: [
        answer[1],
        ...[...why, limit].flatMap(({ blocks }) => textsOf(blocks)),
        ...(example?.assumptions ?? []),
        ...(example?.reading ?? []),
        ...Object.values(ask).flat(),
      ],
    })),
    ...situations.map(({ id, heading, about }) => ({
      path: `/answers#${id}`,
      kind: 'situation' as const,
      title: heading,
      line: about,
    })),
  ]
}
