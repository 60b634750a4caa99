import type { PartDocs } from '../../foundations/part-docs.ts'
import { LinkButton } from './link-button.tsx'

export const docs = {
  use: ['The one next step of a page, when that is another page.'],
  avoid: ['An action on this page: use Button.', 'A link in running text: use TextLink.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  name: 'Its text. It is announced as a link, because it is one.',
  good: { drawing: <LinkButton href="#start">Create account</LinkButton>, why: 'The next step is another page.' },
  bad: { drawing: <LinkButton href="#save">Save</LinkButton>, why: 'Saving is an action: use Button.' },
  conformance: {
    kind: 'control',
    role: 'link',
    name: 'Get Started',
    draw: (passed) => (
      <LinkButton {...passed} href="#signup">
        Get Started
      </LinkButton>
    ),
  },
} satisfies PartDocs
