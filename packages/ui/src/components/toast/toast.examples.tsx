import type { Examples } from '../../foundations/guidance.ts'
import { Banner } from '../banner/banner.tsx'

const nothing = () => undefined

// A toast would float over the docs page and disappear, so banners show the words of one.
export const examples: Examples = {
  good: {
    drawing: (
      <Banner tone="success" heading="Changes saved" announce="none" onDismiss={nothing}>
        Your profile is up to date.
      </Banner>
    ),
    why: 'It confirms what was just done and needs no answer.',
  },
  bad: {
    drawing: (
      <Banner tone="error" heading="Changes not saved" announce="none" onDismiss={nothing}>
        The phone number has too few digits. Enter all ten, then save again.
      </Banner>
    ),
    why: 'It disappears before the person can fix the error: use ErrorSummary.',
  },
}
