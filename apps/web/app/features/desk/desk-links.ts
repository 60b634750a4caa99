import type { DeskRole } from '@dst/contracts/desk'
import { deskPaths } from '~/desk-paths.ts'
import { paths } from '~/paths.ts'

/** The pages of the desk that each role works with, in the order of its bar. */
export const deskLinks = {
  partner: [
    { label: 'Inbox', href: paths.desk },
    { label: 'Ended', href: deskPaths.ended },
    { label: 'Times', href: deskPaths.times },
  ],
  staff: [
    { label: 'Requests', href: deskPaths.requests },
    { label: 'Undelivered', href: deskPaths.undelivered },
    { label: 'Messages', href: deskPaths.messages },
    { label: 'Proof', href: deskPaths.proof },
    { label: 'Figures', href: deskPaths.figures },
    { label: 'Health', href: deskPaths.health },
  ],
} as const satisfies Record<DeskRole, readonly { label: string; href: string }[]>

const parents: Partial<Record<string, string>> = {
  [deskPaths.lead]: paths.desk,
  [deskPaths.request]: deskPaths.requests,
}

/** How a link of the bar relates to the page that is open: it is this page, or this page belongs to it. */
export function currentOf(href: string, shown: string): 'page' | 'true' | undefined {
  if (href === shown) return 'page'
  return parents[shown] === href ? 'true' : undefined
}
