import type { CallToAction as CallContent } from '@dst/content/blocks'
import { CallToAction } from '@dst/ui/call-to-action'
import type { ReactNode } from 'react'

/** The invitation at the end of a page, as the content has it. */
export function ClosingCall({ call: { heading, text, link } }: { call: CallContent }): ReactNode {
  return <CallToAction heading={heading} text={text} link={{ label: link.label, href: link.to }} />
}
