import type { ReactNode } from 'react'
import { LinkButton } from '../link-button/link-button.tsx'
import { Section } from '../section/section.tsx'

/** Props of {@link CallToAction}. */
export interface CallToActionProps {
  /** Heading of the section. */
  heading: string
  /** What the reader gets, and what it costs. */
  text: ReactNode
  /** The only link. */
  link: { label: string; href: string }
}

/** The dark band at the end of a page: one invitation with one link. */
export function CallToAction({ heading, text, link }: CallToActionProps): ReactNode {
  return (
    <Section tone="cover" heading={heading} intro={<p>{text}</p>}>
      <div>
        <LinkButton href={link.href} variant="cover" icon="arrow-right">
          {link.label}
        </LinkButton>
      </div>
    </Section>
  )
}
