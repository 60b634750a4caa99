import { ExplainedTerm } from '@dst/ui/explained-term'
import { Fragment, lazy, type ReactElement, type ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { paths } from '~/paths.ts'
import { markedText } from '~/lib/copy/content-text.tsx'
import { firstUses, type LinkedTerm, type Piece } from './glossary-links.ts'
import type { ReviewedContent } from '~/lib/copy/reviewed-content.ts'

// A second press follows the link, whether this has been loaded or not.
const TermNote = lazy(() => import('./loaded-term-note.tsx').catch(() => ({ default: () => null })))

/**
 * Renders the texts of one section, with the first use of each term as a link to the glossary, which shows the meaning
 * in place. Call the returned function during render, in reading order: it keeps track of what it has linked.
 */
export function useTermLinks(): (text: string) => ReactElement[] {
  const { terms } = useLoaderData<ReviewedContent<unknown>>()
  const find = firstUses(terms)
  return (text) => markedText(text, (plain) => <Fragment key={plain}>{find(plain).map(drawn)}</Fragment>)
}

/** Paragraphs of one section, with their terms linked. */
export function LinkedTexts({ texts }: { texts: readonly string[] }): ReactNode {
  const linked = useTermLinks()
  return texts.map((text) => <p key={text}>{linked(text)}</p>)
}

function drawn(piece: Piece): ReactElement {
  if (typeof piece === 'string') return <span key={piece}>{piece}</span>
  const { term, words } = piece
  return (
    <ExplainedTerm key={term.id} href={addressOf(term)} name={term.term} meaning={term.meaning} note={TermNote}>
      {words}
    </ExplainedTerm>
  )
}

function addressOf({ id, listed }: LinkedTerm): string {
  return listed ? `${paths.glossary}#${id}` : `${paths.glossary}/${id}`
}
