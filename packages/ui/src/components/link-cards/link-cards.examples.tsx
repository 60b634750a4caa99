import type { Examples } from '../../foundations/guidance.ts'
import { LinkCards } from './link-cards.tsx'

const questions = [
  { href: '#good-what', eyebrow: 'DST Basics', label: 'What is a Delaware Statutory Trust?' },
  { href: '#good-days', eyebrow: 'Tax & 1031 Exchange', label: 'What are the 45 days and the 180 days?' },
  { href: '#good-lose', eyebrow: 'Risks & Limitations', label: 'Can I lose money?' },
]

const terms = ['Boot', 'Basis', 'Closing', 'Depreciation', 'Equity', 'Escrow', 'Exchange', 'Recapture', 'Sponsor']

export const examples: Examples = {
  good: { drawing: <LinkCards items={questions} />, why: 'A few ways on, each with its kind above it.' },
  bad: {
    drawing: (
      <LinkCards
        items={terms.map((term) => ({ href: `#bad-${term.toLowerCase()}`, eyebrow: 'Glossary', label: term }))}
      />
    ),
    why: 'Nine cards of one kind: use a list of links.',
  },
}
