import type { PartDocs } from '../../foundations/part-docs.ts'
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

export const docs = {
  use: ['A long page with headings that readers jump between.'],
  avoid: ['A page that fits on two screens.', 'Moving between pages: use BackBar or the navigation bar.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Jumps to the heading.' },
  ],
  name: 'A navigation landmark with its label.',
  good: {
    drawing: <ContentsList label="On this page" numbered items={headings} />,
    why: 'The headings of one long page.',
  },
  bad: { drawing: <ContentsList label="Menu" items={pages} />, why: 'These are other pages: use the navigation bar.' },
  conformance: {
    kind: 'composition',
    role: 'navigation',
    name: 'On this page',
    element: <ContentsList label="On this page" items={[{ id: 'one', label: 'One' }]} />,
  },
} satisfies PartDocs
