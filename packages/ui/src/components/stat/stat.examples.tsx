import type { Examples } from '../../foundations/guidance.ts'
import { Stat } from './stat.tsx'

export const examples: Examples = {
  good: {
    drawing: <Stat label="Expected sale price" value="$1,250,000" note="Before closing costs" />,
    why: 'One figure, and the label says what it is.',
  },
  bad: {
    drawing: (
      <div className="grid gap-4">
        <Stat label="Rent in 2023" value="$48,200" />
        <Stat label="Rent in 2024" value="$49,600" />
        <Stat label="Rent in 2025" value="$47,900" />
      </div>
    ),
    why: 'Figures to compare need rows or bars: use DataTable or a chart.',
  },
}
