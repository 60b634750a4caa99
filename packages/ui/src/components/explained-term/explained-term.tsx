import { type ComponentType, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { TextLink } from '../link/link.tsx'
import type { TermNoteProps } from '../term-note/term-note.tsx'

/** Props of {@link ExplainedTerm}. */
export interface ExplainedTermProps extends Pick<TermNoteProps, 'href' | 'name' | 'meaning'> {
  /** Shows the meaning; may be loaded when it is needed. */
  note: ComponentType<Omit<TermNoteProps, 'labels'>>
  /** The term as the text writes it. */
  children: string
}

/**
 * A term in a text: a link to its explanation, which shows the meaning in place first. A second press and a modified
 * one follow the link.
 */
export function ExplainedTerm({ note: Note, children, ...term }: ExplainedTermProps): ReactNode {
  const [link, setLink] = useState<HTMLElement>()

  // Later presses are the note's.
  function press(event: MouseEvent<HTMLElement>) {
    if (link !== undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setLink(event.currentTarget)
  }

  return (
    <>
      <TextLink href={term.href} tone="term" onClick={press}>
        {children}
      </TextLink>
      {link === undefined ? null : (
        <Suspense>
          <Note {...term} link={link} />
        </Suspense>
      )}
    </>
  )
}
