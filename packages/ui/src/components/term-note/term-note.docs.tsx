import type { PartDocs } from '../../foundations/part-docs.ts'
import { ExplainedTerm } from '../explained-term/explained-term.tsx'
import { Tooltip, TooltipProvider } from '../tooltip/tooltip.tsx'
import { TermNote, type TermNoteProps } from './term-note.tsx'

const labels = { more: 'More about this term', close: 'Close' }
const Note = (props: Omit<TermNoteProps, 'labels'>) => <TermNote {...props} labels={labels} />

/** Open beside a link that is made when it is drawn: the docs are also read where there is no document. */
function OpenNote() {
  return (
    <Note href="#boot" name="Boot" meaning="Value that is not like-kind property." link={document.createElement('a')} />
  )
}

export const docs = {
  use: ['What a press on an ExplainedTerm opens. Its styles are in `panels.css`.'],
  avoid: ['A form or a decision: use Dialog.', 'A word of help beside a control: use Tooltip.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the link to more, then to the button that closes it.' },
    { keys: 'Escape', does: 'Closes it and returns focus to the word.' },
  ],
  name: '`name`; its description is `meaning`.',
  good: {
    drawing: (
      <p>
        <ExplainedTerm href="#boot" name="Boot" meaning="Value that is not like-kind property." note={Note}>
          Boot
        </ExplainedTerm>
        <span> is taxed first.</span>
      </p>
    ),
    why: 'One sentence, and a way to more.',
  },
  bad: {
    drawing: (
      <TooltipProvider>
        <Tooltip text="Value that is not like-kind property. More in the glossary.">
          <button type="button">Boot</button>
        </Tooltip>
      </TooltipProvider>
    ),
    why: 'Nobody can follow a link in a tooltip.',
  },
  conformance: {
    kind: 'composition',
    role: 'dialog',
    name: 'Boot',
    element: <OpenNote />,
  },
} satisfies PartDocs
