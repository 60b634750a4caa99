import type { PartDocs } from '../../foundations/part-docs.ts'
import { Section } from './section.tsx'

export const docs = {
  use: ['A band of a page with a heading of level 2.'],
  avoid: ['One matter among others of equal weight: use Card.'],
  keyboard: [],
  name: 'The heading labels the region.',
  good: {
    drawing: (
      <Section heading="How DSTs Help" tone="well" intro="What a trust changes for owners with a deadline.">
        <p>Property that can be identified on the first day.</p>
      </Section>
    ),
    why: 'One part of a page, with its heading and an introduction.',
  },
  bad: {
    drawing: (
      <>
        <Section heading="Password" tone="well">
          <p>Last changed on November 2.</p>
        </Section>
        <Section heading="Email" tone="paper">
          <p>maria@example.com</p>
        </Section>
      </>
    ),
    why: 'Two small settings of equal weight: use Card.',
  },
  conformance: { kind: 'composition', role: 'region', name: 'Two dates', element: <Section heading="Two dates" /> },
} satisfies PartDocs
