import type { Examples } from '../../foundations/guidance.ts'
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

export const examples: Examples = {
  good: { drawing: <DescriptionList items={contact} />, why: 'One description for each term.' },
  bad: { drawing: <DescriptionList items={ways} />, why: 'Two values for each term: use DataTable.' },
}
