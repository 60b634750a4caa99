import type { ReactElement } from 'react'

/**
 * What stands beside something else in one element: elements, and no bare text. Page translators move text nodes, so
 * that React no longer finds one that it updates, removes, or puts something before.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[]
