import type { Examples } from '../../foundations/guidance.ts'
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

export const examples: Examples = {
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
}
