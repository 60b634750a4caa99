import { composition } from '../../testing/conformance.ts'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

export default composition({
  role: 'button',
  name: 'Score',
  element: (
    <TooltipProvider>
      <Tooltip text="Of 100">
        <button type="button">Score</button>
      </Tooltip>
    </TooltipProvider>
  ),
})
