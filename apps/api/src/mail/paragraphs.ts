import { escapeHtml } from './escape-html.js'

/** Lines in paragraphs as the two bodies of a plain mail; every line may hold foreign words. */
export function paragraphs(lines: readonly (readonly string[])[]): { text: string; html: string } {
  return {
    text: lines.map((paragraph) => paragraph.join('\n')).join('\n\n'),
    html: lines.map((paragraph) => `<p>${paragraph.map((line) => escapeHtml(line)).join('<br>\n')}</p>`).join('\n'),
  }
}
