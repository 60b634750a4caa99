import type { Block, Section } from '@dst/content/blocks'
import type { ReactElement } from 'react'

/** Notes of law as they are printed: without links. */
export function Notes({ notes }: { notes: readonly Section[] }) {
  return notes.map(({ id, heading, blocks }) => (
    <div key={id} className="packet-note">
      <h3>{heading}</h3>
      {blocks.map(blockElement)}
    </div>
  ))
}

function blockElement(block: Block, index: number): ReactElement | null {
  if (block.kind === 'paragraph' || block.kind === 'notice') return <p key={index}>{block.text}</p>
  if (block.kind !== 'list') return null
  const items = block.items.map((item) => <li key={item}>{item}</li>)
  return block.ordered ? <ol key={index}>{items}</ol> : <ul key={index}>{items}</ul>
}
