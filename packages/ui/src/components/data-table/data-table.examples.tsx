import type { Examples } from '../../foundations/guidance.ts'
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

export const examples: Examples = {
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
}
