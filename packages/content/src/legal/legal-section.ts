import type { Block, Section } from '../blocks/index'
import type { SourceId } from '../sources/index'

/** The day from which the present wording of the legal pages counts; the one date that they show of themselves. */
export const legalVersion = { date: '2026-11-22', label: 'November 22, 2026' } as const

/** A numbered part of a legal page; plain strings are paragraphs. The site's operator is always among its sources. */
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
