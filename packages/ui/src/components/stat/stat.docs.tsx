import type { PartDocs } from '../../foundations/part-docs.ts'
import { Stat } from './stat.tsx'

export const docs = {
  use: ['One figure that matters, with its label.'],
  avoid: ['Figures to compare: use DataTable or a chart.'],
  keyboard: [],
  name: 'The label, then the figure.',
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
  conformance: { kind: 'text', text: '$1,600,000', element: <Stat label="Invested" value="$1,600,000" /> },
} satisfies PartDocs
