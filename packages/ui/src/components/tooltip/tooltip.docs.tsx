import type { PartDocs } from '../../foundations/part-docs.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

const help = (
  <TooltipProvider>
    <Tooltip text="With country code if it is not a US number.">
      <Button variant="quiet" size="small" icon="info">
        Format
      </Button>
    </Tooltip>
  </TooltipProvider>
)

export const docs = {
  use: [
    'A word of help beside a control that has a name already.',
    'The explanation of a figure that opens below it as well, for people with a pointer.',
  ],
  avoid: ['Anything that people need in order to act: write it as a hint.', 'Links or buttons inside it.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the control, which shows it.' },
    { keys: 'Escape', does: 'Hides it.' },
  ],
  name: 'A description of the control, after its own name.',
  good: {
    drawing: (
      <TooltipProvider>
        <Tooltip text="A fixed example of a seven-year hold">
          <Button variant="secondary" icon="info">
            DST lifecycle
          </Button>
        </Tooltip>
      </TooltipProvider>
    ),
    why: 'The button is clear without the tooltip, which adds a detail.',
  },
  bad: {
    drawing: <TextField name="bad-phone" label="Phone number" labelAside={help} />,
    why: 'People must know the format: write it as a hint.',
  },
  conformance: {
    kind: 'composition',
    role: 'button',
    name: 'Score',
    element: (
      <TooltipProvider>
        <Tooltip text="Of 100">
          <button type="button">Score</button>
        </Tooltip>
      </TooltipProvider>
    ),
  },
} satisfies PartDocs
