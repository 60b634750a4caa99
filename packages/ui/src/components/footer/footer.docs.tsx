import type { PartDocs } from '../../foundations/part-docs.ts'
import { brand } from '../../testing/sample-props.ts'
import { Card } from '../card/card.tsx'
import { Footer } from './footer.tsx'

const siteLinks = [
  {
    heading: 'Understand',
    links: [
      { label: 'Learn', href: '#learn' },
      { label: 'FAQ', href: '#faq' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { label: 'Terms', href: '#terms' },
      { label: 'Privacy', href: '#privacy' },
    ],
  },
]

const cardLinks = [{ heading: 'This Property', links: [{ label: 'Edit Property', href: '#edit' }] }]

export const docs = {
  use: ['Once, at the end of every page.'],
  avoid: ['Parts of one page.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'The content-information landmark; its lists of links have labels of their own.',
  good: {
    drawing: (
      <Footer
        brand={{ name: 'DST Investing', href: '#home' }}
        groups={siteLinks}
        disclaimer="This site gives no investment, tax or legal advice."
        legal="© 2026 DST Investing"
      />
    ),
    why: 'The end of a page: the brand, the ways on, the disclaimer.',
  },
  bad: {
    drawing: (
      <Card heading="Your Property">
        <p>A house with two apartments in Ohio.</p>
        <Footer brand={{ name: 'DST Investing', href: '#home' }} groups={cardLinks} />
      </Card>
    ),
    why: 'A card is one part of a page: use the footer of Card.',
  },
  conformance: { kind: 'composition', role: 'contentinfo', name: '', element: <Footer brand={brand} groups={[]} /> },
} satisfies PartDocs
