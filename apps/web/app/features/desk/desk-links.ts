import type { DeskRole } from '@dst/contracts/desk'
import { paths } from '~/paths.ts'

/** The pages of the desk that each role works with, in the order of its bar. */
export const deskLinks = {
  partner: [
    { label: 'Inbox', href: paths.desk },
    { label: 'Ended', href: paths.deskEnded },
    { label: 'Times', href: paths.deskTimes },
  ],
  staff: [
    { label: 'Requests', href: paths.deskRequests },
    { label: 'Undelivered', href: paths.deskUndelivered },
    { label: 'Messages', href: paths.deskMessages },
    { label: 'Proof', href: paths.deskProof },
    { label: 'Figures', href: paths.deskFigures },
    { label: 'Health', href: paths.deskHealth },
  ],
} as const satisfies Record<DeskRole, readonly { label: string; href: string }[]>

const parents: Partial<Record<string, string>> = {
  [paths.deskLead]: paths.desk,
  [paths.deskRequest]: paths.deskRequests,
}

/** How a link of the bar relates to the page that is open: it is this page, or this page belongs to it. */
export function currentOf(href: string, shown: string): 'page' | 'true' | undefined {
  if (href === shown) return 'page'
  return parents[shown] === href ? 'true' : undefined
}
