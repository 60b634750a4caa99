import type { PartDocs } from '../../foundations/part-docs.ts'
import { DataTable } from './data-table.tsx'

const kinds = [
  { heading: 'Management', cells: ['Passive', 'Your own'] },
  { heading: 'Repairs', cells: ['Arranged by others', 'Arranged by you'] },
  { heading: 'Time of sale', cells: ['The sponsor decides', 'You decide'] },
]

const contact = [
  { heading: 'Name', cells: ['Maria Keller'] },
  { heading: 'Email', cells: ['maria.keller@example.com'] },
  { heading: 'Best time', cells: ['Morning'] },
]

export const docs = {
  use: ['Figures or facts that are compared along rows and columns.'],
  avoid: ['Terms with one description each: use DescriptionList.', 'Layout.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow keys', does: 'Scroll the table where it is wider than the page.' },
  ],
  name: 'The caption, also where it is hidden; each row has a heading.',
  good: {
    drawing: (
      <DataTable
        caption="DST and direct ownership"
        columns={['Question', 'DST', 'Direct ownership']}
        rows={kinds}
        emphasis={1}
      />
    ),
    why: 'Each row compares the same fact in two columns.',
  },
  bad: {
    drawing: <DataTable caption="Contact" columns={['Term', 'Value']} rows={contact} />,
    why: 'Terms with one value each: use DescriptionList.',
  },
  conformance: {
    kind: 'composition',
    role: 'table',
    name: 'DST and REIT',
    element: (
      <DataTable caption="DST and REIT" columns={['', 'DST']} rows={[{ heading: 'Minimum', cells: ['$100,000'] }]} />
    ),
  },
} satisfies PartDocs
