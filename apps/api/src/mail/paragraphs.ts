import { htmlEscape } from 'escape-goat'

/** Paragraphs of lines as the text and HTML bodies of a plain email; every line can contain untrusted text. */
export function paragraphs(lines: readonly (readonly string[])[]): { text: string; html: string } {
  return {
    text: lines.map((paragraph) => paragraph.join('\n')).join('\n\n'),
    html: lines.map((paragraph) => `<p>${paragraph.map((line) => htmlEscape(line)).join('<br>\n')}</p>`).join('\n'),
  }
}
