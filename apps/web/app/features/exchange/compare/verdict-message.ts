import type { PagePath } from '~/paths.ts'

/** The verdict in words. It says what the figures say, and never what to do. */
export interface VerdictCopy {
  readonly text: string
  readonly why: string
  readonly turns: string
  /** Pages that say more. */
  readonly links: readonly { readonly label: string; readonly href: PagePath }[]
}
