import { TextLink } from '@dst/ui/link'
import { Fragment, type ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { paths } from '~/paths'
import { markedText } from './content-text'
import { firstUses, type Piece } from './glossary-links'
import type { ReviewedContent } from './reviewed-content'

/**
 * Draws the texts of one part, with the first use of each term as a link to the glossary. Call what it gives while
 * the part renders, in reading order: it remembers what it has linked.
 */
export function useTermLinks(): (text: string) => ReactNode {
  const { terms } = useLoaderData<ReviewedContent<unknown>>()
  const find = firstUses(terms)
  return (text) => markedText(text, (plain) => <Fragment key={plain}>{find(plain).map(drawn)}</Fragment>)
}

/** Paragraphs of one part, with their terms linked. */
export function LinkedTexts({ texts }: { texts: readonly string[] }): ReactNode {
  const linked = useTermLinks()
  return texts.map((text) => <p key={text}>{linked(text)}</p>)
}

function drawn(piece: Piece): ReactNode {
  if (typeof piece === 'string') return piece
  return (
    <TextLink key={piece.id} href={`${paths.glossary}#${piece.id}`} tone="term">
      {piece.words}
    </TextLink>
  )
}
