import type { Block, Section } from './block.ts'

/** The text of one block, one sentence or cell per element, in reading order. */
export function blockText(block: Block): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'notice':
      return [block.text]
    case 'list':
      return block.items
    case 'definitions':
      return block.items.flatMap(({ term, meaning }) => [term, meaning])
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flatMap((row) => [row.heading, ...row.cells])]
  }
}

/** A section as plain text, heading first: for search, previews and checks. */
export function sectionText(section: Pick<Section, 'heading' | 'blocks'>): string {
  return [section.heading, ...section.blocks.flatMap(blockText)].join('\n')
}
