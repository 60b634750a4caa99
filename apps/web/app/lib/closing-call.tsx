import type { CallToAction } from '@dst/content/blocks'
import { LinkButton } from '@dst/ui/link-button'
import { Section } from '@dst/ui/section'
import type { ReactNode } from 'react'

/** The dark band at the end of a page: one invitation, one way on. */
export function ClosingCall({ call }: { call: CallToAction }): ReactNode {
  return (
    <Section tone="cover" heading={call.heading} intro={<p>{call.text}</p>}>
      <div>
        <LinkButton href={call.link.to} variant="cover" icon="arrow-right">{call.link.label}</LinkButton>
      </div>
    </Section>
  )
}
