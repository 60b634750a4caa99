import { blockText, type Block, type Section } from '@dst/content/blocks'

const longestLine = 140

/** The first sentence of a text, cut between two words where it is long. */
export function firstLine(text: string): string {
  const [sentence = ''] = /^.+?[.?!:](?=\s|$)/s.exec(text) ?? [text]
  if (sentence.length <= longestLine) return sentence
  return `${sentence.slice(0, sentence.lastIndexOf(' ', longestLine)).replace(/[,;:]$/, '')} …`
}

/** All texts of blocks. */
export function textsOf(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(blockText)
}

/** What the index takes of a section: its heading as the title, its first sentence as the line. */
export function ofSection({ heading, blocks }: Pick<Section, 'heading' | 'blocks'>) {
  const body = textsOf(blocks)
  return { title: heading, line: firstLine(body[0] ?? ''), body }
}
