import { longDate } from '@dst/domain/wording'
import type { Block, Section } from '../blocks/index.ts'
import type { SourceId } from '../sources/index.ts'

const versionDate = '2026-11-29'

/** The effective date of the current version of the legal pages; the only date that they show about themselves. */
export const legalVersion = { date: versionDate, label: longDate(versionDate) } as const

/** A numbered part of a legal page; plain strings are paragraphs. The site operator is always one of its sources. */
export function legalSection(
  id: string,
  heading: string,
  content: readonly (string | Block)[],
  laws: readonly SourceId[] = [],
): Section {
  return {
    id,
    heading,
    blocks: content.map((part) => (typeof part === 'string' ? { kind: 'paragraph', text: part } : part)),
    sources: [...laws, 'site-practice'],
    reviewed: legalVersion.date,
  }
}

/** An unordered list inside a legal section. */
export function points(...items: readonly string[]): Block {
  return { kind: 'list', ordered: false, items }
}
