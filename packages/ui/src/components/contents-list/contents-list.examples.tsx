import type { Examples } from '../../foundations/guidance.ts'
import { ContentsList } from './contents-list.tsx'

const headings = [
  { id: 'good-acceptance', label: 'Acceptance of Terms' },
  { id: 'good-service', label: 'Description of Service' },
  { id: 'good-eligibility', label: 'Eligibility' },
  { id: 'good-disclaimers', label: 'Disclaimers' },
]

const pages = [
  { id: 'bad-home', label: 'Home' },
  { id: 'bad-calculator', label: 'Calculator' },
  { id: 'bad-questions', label: 'FAQ' },
  { id: 'bad-login', label: 'Log In' },
]

export const examples: Examples = {
  good: {
    drawing: <ContentsList label="On this page" numbered items={headings} />,
    why: 'The headings of one long page.',
  },
  bad: { drawing: <ContentsList label="Menu" items={pages} />, why: 'These are other pages: use the navigation bar.' },
}
