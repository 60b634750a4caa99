import type { PartDocs } from '../../foundations/part-docs.ts'
import { LinkCards } from './link-cards.tsx'

const questions = [
  { href: '#good-what', eyebrow: 'DST Basics', label: 'What is a Delaware Statutory Trust?' },
  { href: '#good-days', eyebrow: 'Tax & 1031 Exchange', label: 'What are the 45 days and the 180 days?' },
  { href: '#good-lose', eyebrow: 'Risks & Limitations', label: 'Can I lose money?' },
]

const terms = ['Boot', 'Basis', 'Closing', 'Depreciation', 'Equity', 'Escrow', 'Exchange', 'Recapture', 'Sponsor']

export const docs = {
  use: ['A few next steps, each with its kind above it.'],
  avoid: ['More than about six: use a list of links.', 'An action: use Button.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'The text of its link: the kind, then the label.',
  good: { drawing: <LinkCards items={questions} />, why: 'A few ways on, each with its kind above it.' },
  bad: {
    drawing: (
      <LinkCards
        items={terms.map((term) => ({ href: `#bad-${term.toLowerCase()}`, eyebrow: 'Glossary', label: term }))}
      />
    ),
    why: 'Nine cards of one kind: use a list of links.',
  },
  conformance: {
    kind: 'composition',
    role: 'link',
    name: 'Can I lose money?',
    element: <LinkCards items={[{ href: '#lose', label: 'Can I lose money?' }]} />,
  },
} satisfies PartDocs
