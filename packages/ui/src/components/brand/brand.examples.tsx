import type { Examples } from '../../foundations/guidance.ts'
import { Brand } from './brand.tsx'

export const examples: Examples = {
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
}
