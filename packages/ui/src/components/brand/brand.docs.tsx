import type { PartDocs } from '../../foundations/part-docs.ts'
import { brand } from '../../testing/sample-props.ts'
import { Brand } from './brand.tsx'

export const docs = {
  use: ['The site’s mark and name, once in the bar and once in the footer.'],
  avoid: ['A heading of a page.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Goes to the home page.' },
  ],
  name: 'The name of the site. The mark itself is hidden from screen readers.',
  good: { drawing: <Brand name="DST Investing" href="#home" />, why: 'The name of the site, and the way home.' },
  bad: {
    drawing: (
      <div className="grid gap-4">
        <Brand name="Your Saved Calculations" href="#calculations" />
        <p>You have two calculations for the house in Ohio.</p>
      </div>
    ),
    why: 'The mark is not for the heading of a page: use PageHeader.',
  },
  conformance: { kind: 'composition', role: 'link', name: 'DST Investing', element: <Brand {...brand} /> },
} satisfies PartDocs
