import type { CallToAction as CallContent } from '@dst/content/blocks'
import { CallToAction } from '@dst/ui/call-to-action'
import type { ReactNode } from 'react'

/** The call to action at the end of a page, from the content. */
export function ClosingCall({ call: { heading, text, link } }: { call: CallContent }): ReactNode {
  return <CallToAction heading={heading} text={text} link={{ label: link.label, href: link.to }} />
}
