import type { Repository } from './repository.ts'

/** A literal in a document: a code span, a line of a code block, or the target of a link. */
export interface Literal {
  kind: 'code' | 'link'
  text: string
  place: string
}

/** The documents that people follow: those at the root and those under docs/, with their tables of data. */
export function documentsOf({ files }: Repository): string[] {
  return files.filter((file) => /^(?:[A-Z]+\.md|docs\/.+\.(?:md|tsv))$/.test(file))
}

/** The documents, and what each workspace says about itself. */
export function readmesAndDocuments(repository: Repository): string[] {
  const readmes = repository.files.filter((file) => /^(?:apps|packages|tooling)\/.*\/?README\.md$/.test(file))
  return [...documentsOf(repository), ...readmes]
}

/** All of a document's literals, which say what exists. */
export function literalsOf(file: string, text: string): Literal[] {
  let inBlock = false
  return text.split('\n').flatMap((line, index) => {
    const place = `${file}:${index + 1}`
    if (line.trimStart().startsWith('```')) {
      inBlock = !inBlock
      return []
    }
    if (inBlock) return [{ kind: 'code' as const, text: withoutComment(line), place }]
    return [...spans(line, /`([^`]+)`/g, 'code', place), ...spans(line, /\]\(([^)\s]+)\)/g, 'link', place)]
  })
}

/** Heading anchors as code hosts generate them. */
export function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )
}

function spans(line: string, pattern: RegExp, kind: Literal['kind'], place: string): Literal[] {
  return [...line.matchAll(pattern)].map((match) => ({ kind, text: match[1] ?? '', place }))
}

function withoutComment(line: string): string {
  return line.replace(/\s+#.*$/, '').trim()
}
