import type { Examples } from '../../foundations/guidance.ts'
import { Banner } from './banner.tsx'

export const examples: Examples = {
  good: {
    drawing: (
      <Banner tone="error" announce="none">
        Incorrect password. Please try again.
      </Banner>
    ),
    why: 'It says what happened and what to do.',
  },
  bad: {
    drawing: (
      <Banner tone="error" announce="none">
        Error 401
      </Banner>
    ),
    why: 'A code helps nobody who reads it.',
  },
}
