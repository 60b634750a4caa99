import type { Examples } from '../../foundations/guidance.ts'
import { TextLink } from './link.tsx'

export const examples: Examples = {
  good: {
    drawing: (
      <p>
        Read <TextLink href="#dates">the two dates of an exchange</TextLink>.
      </p>
    ),
    why: 'The words say where it leads.',
  },
  bad: {
    drawing: (
      <p>
        For the two dates, click <TextLink href="#dates">here</TextLink>.
      </p>
    ),
    why: 'In a list of links, “here” means nothing.',
  },
}
