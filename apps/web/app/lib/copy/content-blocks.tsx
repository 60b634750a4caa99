import type { Block, Table } from '@dst/content/blocks'
import { Banner } from '@dst/ui/banner'
import { DataTable } from '@dst/ui/data-table'
import { DescriptionList } from '@dst/ui/description-list'
import { TextLink } from '@dst/ui/link'
import { Prose } from '@dst/ui/prose'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'

/** The blocks of one content section, in order; the heading is rendered by the caller. */
export function ContentBlocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  const linked = useTermLinks()
  return blocks.map((block, index) => (
    // Content is constant, so a block's place is its identity.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{blockElement(block, index === 0, linked)}</Fragment>
  ))
}

/** A table directly below the section's heading is named by it, so its caption is only for screen readers. */
function blockElement(block: Block, underHeading: boolean, linked: (text: string) => ReactElement[]): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <Prose>
          <p>
            {linked(block.text)}
            {block.link === undefined ? null : (
              <>
                {' '}
                <TextLink href={block.link.to}>{block.link.label}</TextLink>
              </>
            )}
          </p>
        </Prose>
      )
    case 'list': {
      const items = block.items.map((item) => <li key={item}>{linked(item)}</li>)
      return <Prose>{block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>}</Prose>
    }
    case 'table':
      return (
        <DataTable
          caption={block.caption}
          hideCaption={underHeading}
          columns={block.columns}
          rows={block.rows}
          figures={holdsFigures(block)}
        />
      )
    case 'notice':
      return (
        <Banner tone={block.tone === 'caution' ? 'caution' : 'info'} announce="none">
          {linked(block.text)}
        </Banner>
      )
    case 'definitions':
      return (
        <DescriptionList
          layout="definitions"
          items={block.items.map(({ term, meaning }) => ({ term, description: linked(meaning) }))}
        />
      )
  }
}

/** Whether every cell is an amount or a date, which must not wrap and has to be aligned. */
function holdsFigures({ rows }: Table) {
  return rows.every(({ cells }) => cells.every((cell) => /^(\$[\d,]+|[A-Z][a-z]+ \d{1,2}, \d{4})$/.test(cell)))
}
