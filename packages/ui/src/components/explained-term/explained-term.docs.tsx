import type { PartDocs } from '../../foundations/part-docs.ts'
import { TermNote, type TermNoteProps } from '../term-note/term-note.tsx'
import { ExplainedTerm } from './explained-term.tsx'

const Note = (props: Omit<TermNoteProps, 'labels'>) => (
  <TermNote {...props} labels={{ more: 'More about this term', close: 'Close' }} />
)
const boot = (
  <ExplainedTerm href="#boot" name="Boot" meaning="Value that is not like-kind property." note={Note}>
    boot
  </ExplainedTerm>
)

export const docs = {
  use: ['A technical word in running text that a glossary explains, at its first use in a section.'],
  avoid: ['What everybody must read: write it into the text.', 'Help for a control: use Tooltip.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the word; from the word into its meaning while that is open.' },
    { keys: 'Enter', does: 'Shows the meaning; on the word again, follows the link.' },
    { keys: 'Escape', does: 'Closes the meaning and returns focus to the word.' },
  ],
  name: 'The word in the text; `name` for what opens.',
  good: {
    drawing: <p>Cash that you keep is {boot}.</p>,
    why: 'A reader who knows the word reads on; one who does not stays on the page.',
  },
  bad: {
    drawing: (
      <p>
        <ExplainedTerm href="#limits" name="Limits" meaning="You can lose your investment." note={Note}>
          There are limits
        </ExplainedTerm>
        .
      </p>
    ),
    why: 'Everybody must read it: write it into the text.',
  },
  conformance: { kind: 'composition', role: 'link', name: 'boot', element: <p>{boot}</p> },
} satisfies PartDocs
