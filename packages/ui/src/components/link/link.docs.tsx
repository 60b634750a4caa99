import type { PartDocs } from '../../foundations/part-docs.ts'
import { TextLink } from './link.tsx'

export const docs = {
  use: ['Going to another page or place, in running text.'],
  avoid: ['The next step of a page: use LinkButton.', 'An action on this page: use Button.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'Its text, which says where it leads without the sentence around it.',
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
  conformance: {
    kind: 'control',
    role: 'link',
    name: 'Terms',
    draw: (passed) => (
      <TextLink {...passed} href="#terms">
        Terms
      </TextLink>
    ),
  },
} satisfies PartDocs
