import type { Examples } from '../../foundations/guidance.ts'
import { LinkButton } from './link-button.tsx'

export const examples: Examples = {
  good: { drawing: <LinkButton href="#start">Create account</LinkButton>, why: 'The next step is another page.' },
  bad: { drawing: <LinkButton href="#save">Save</LinkButton>, why: 'Saving is an action: use Button.' },
}
