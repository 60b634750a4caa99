import { TextLink } from '@dst/ui/link'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { paths } from '~/paths.ts'
import { markedText } from '~/lib/copy/content-text.tsx'
import { firstUses, type Piece } from './glossary-links.ts'
import type { ReviewedContent } from '~/lib/copy/reviewed-content.ts'

/**
 * Renders the texts of one section, with the first use of each term as a link to the glossary. Call the returned
 * function during render, in reading order: it keeps track of what it has linked.
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
  return (
    <TextLink key={piece.id} href={`${paths.glossary}#${piece.id}`} tone="term">
      {piece.words}
    </TextLink>
  )
}
