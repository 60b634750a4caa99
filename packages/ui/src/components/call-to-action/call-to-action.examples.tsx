import type { Examples } from '../../foundations/guidance.ts'
import { CallToAction } from './call-to-action.tsx'

export const examples: Examples = {
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
}
