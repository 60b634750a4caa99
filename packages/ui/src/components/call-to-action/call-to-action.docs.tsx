import type { PartDocs } from '../../foundations/part-docs.ts'
import { CallToAction } from './call-to-action.tsx'

export const docs = {
  use: ['The end of a page: one invitation and one next step.'],
  avoid: ['The middle of a page, or twice on one page.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'The heading, then the text of the link.',
  good: {
    drawing: (
      <CallToAction
        heading="Ready to Explore DST Investments?"
        text="Create an account and answer a short questionnaire."
        link={{ label: 'Create Account', href: '#good-account' }}
      />
    ),
    why: 'One invitation with one link.',
  },
  bad: {
    drawing: (
      <div className="grid gap-4">
        <CallToAction
          heading="Ready to Start?"
          text="Create an account."
          link={{ label: 'Create Account', href: '#bad-account' }}
        />
        <CallToAction
          heading="Any Questions?"
          text="Read the answers."
          link={{ label: 'Open FAQ', href: '#bad-faq' }}
        />
      </div>
    ),
    why: 'Two on one page compete: keep one, at the end.',
  },
  conformance: {
    kind: 'composition',
    role: 'region',
    name: 'Ready?',
    element: <CallToAction heading="Ready?" text="It is free." link={{ label: 'Get Started', href: '#signup' }} />,
  },
} satisfies PartDocs
