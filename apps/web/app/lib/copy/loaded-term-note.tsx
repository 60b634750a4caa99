import '@dst/ui/panels.css'
import { TermNote, type TermNoteProps } from '@dst/ui/term-note'
import type { ReactNode } from 'react'

const labels = { more: 'More about this term', close: 'Close' }

/** The meaning of a term, in the words of this site; loaded when somebody asks for one. */
export default function LoadedTermNote(props: Omit<TermNoteProps, 'labels'>): ReactNode {
  return <TermNote {...props} labels={labels} />
}
