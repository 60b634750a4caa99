import type { DeskLead } from '@dst/contracts/desk'

/** What the person agreed to share. */
export type SharedFacts = NonNullable<DeskLead['shared']>
