import type { PartDocs } from '../../foundations/part-docs.ts'
import { DescriptionList } from './description-list.tsx'

const contact = [
  { term: 'Preferred contact', description: 'Phone' },
  { term: 'Best time', description: 'Morning 9am-12pm' },
  { term: 'Data sharing', description: 'Agreed' },
]

const ways = [
  { term: 'Tax', description: '$251,282 in a straight sale, $0 in an exchange' },
  { term: 'Kept', description: '$1,348,718 in a straight sale, $1,600,000 in an exchange' },
]

export const docs = {
  use: ['Terms with one description each: a record, a receipt.'],
  avoid: ['More than one value per term: use DataTable.', 'Values to change: use a form.'],
  keyboard: [],
  name: 'Each term, read before its description.',
  good: { drawing: <DescriptionList items={contact} />, why: 'One description for each term.' },
  bad: { drawing: <DescriptionList items={ways} />, why: 'Two values for each term: use DataTable.' },
  conformance: {
    kind: 'text',
    text: 'Preferred contact',
    element: <DescriptionList items={[{ term: 'Preferred contact', description: 'Phone' }]} />,
  },
} satisfies PartDocs
