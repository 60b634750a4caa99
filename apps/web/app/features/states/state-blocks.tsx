import { DataTable } from '@dst/ui/data-table'
import { Disclosure } from '@dst/ui/disclosure'
import { TextLink } from '@dst/ui/link'
import type { Block, Evidence } from './state-page-content.ts'

/** The parts of a section, in their order. */
export function StateBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <StateBlock key={`${index} ${block.kind}`} block={block} />)
}

function StateBlock({ block }: { block: Block }) {
  if (block.kind === 'text') return <p className={block.quiet ? 'text-small text-ink-muted' : ''}>{block.text}</p>
  if (block.kind === 'evidence') return <EvidenceList items={block.items} />
  if (block.kind === 'table') return <StateTable block={block} />
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function StateTable({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  const { caption, columns, rows, figures = false, folded } = block
  const table = (
    <DataTable
      caption={caption}
      hideCaption={folded !== undefined}
      columns={columns}
      rows={rows}
      figures={figures}
      narrow={figures ? 'table' : 'cards'}
    />
  )
  return folded === undefined ? table : <Disclosure summary={folded}>{table}</Disclosure>
}

function EvidenceList({ items }: { items: readonly Evidence[] }) {
  return (
    <ul className="text-small">
      {items.map(({ text, href, how }, index) => (
        <li key={`${index} ${text}`} className="wrap-anywhere">
          {href === undefined ? <span>{text}</span> : <TextLink href={href}>{text}</TextLink>}
          <span>{` (${readingWords[how]})`}</span>
        </li>
      ))}
    </ul>
  )
}

/** How a source was used, in plain words. */
const readingWords = {
  read: 'read',
  reported: 'read in a report of it, not itself',
  cited: 'named by a work that was read, not read itself',
  recalled: 'from general knowledge, not read',
} as const satisfies Record<Evidence['how'], string>
