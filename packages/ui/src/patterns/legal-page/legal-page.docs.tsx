import type { PartDocs } from '../../foundations/part-docs.ts'
import { LegalPage } from './legal-page.tsx'

const shared = { contentsLabel: 'Contents', printLabel: 'Print' }

export const docs = {
  use: ['A legal document with numbered parts.'],
  avoid: ['Articles: use Prose.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Jumps to the part.' },
  ],
  name: 'The title is the heading of level 1; the contents are a navigation landmark.',
  good: {
    drawing: (
      <LegalPage
        {...shared}
        title="Terms of Service"
        date={<time dateTime="2024-12-30">Effective December 30, 2024</time>}
        intro={<p>What you may expect from this site.</p>}
        sections={[
          { id: 'example-service', heading: 'The Service', content: <p>We educate and introduce.</p> },
          { id: 'example-pay', heading: 'How We Are Paid', content: <p>Partner firms pay us.</p> },
        ]}
      />
    ),
    why: 'Numbered parts that can be cited, a date, and a print button.',
  },
  bad: {
    drawing: (
      <LegalPage
        {...shared}
        title="How an Exchange Works"
        date="Today"
        intro={<p>You sell, and you buy within 180 days.</p>}
        sections={[{ id: 'example-story', heading: 'Day 0', content: <p>Your sale closes.</p> }]}
      />
    ),
    why: 'Nobody cites an article by its number: use Prose.',
  },
  conformance: {
    kind: 'composition',
    role: 'navigation',
    name: 'Contents',
    element: (
      <LegalPage title="Terms" date="Today" intro="" contentsLabel="Contents" sections={[]} printLabel="Print" />
    ),
  },
} satisfies PartDocs
