/** Joins the paragraphs of one answer with an empty line between them. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.join('\n\n')
}
