import type { ReactNode } from 'react'

/** What a component that passes props through receives in addition to its own props. */
export interface PassedThrough {
  className: string
  title: string
  'data-given': string
  ref: (element: HTMLElement | null) => void
}

/** How the element is found: by role, and by name unless that is empty. */
interface Found {
  role: string
  name: string
}

interface Drawn {
  element: ReactNode
}

/** How one entry of the package is rendered, and what must then be present. */
export type ConformanceCase =
  | (Found & { kind: 'control'; draw: (passed: PassedThrough) => ReactNode })
  | (Found & Drawn & { kind: 'composition' })
  | (Drawn & { kind: 'text'; text: string })

type CaseOf<Kind> = Omit<Extract<ConformanceCase, { kind: Kind }>, 'kind'>

/** A control: the element must have the given class, ref and DOM props (some have the class on their frame). */
export const control = (found: CaseOf<'control'>): ConformanceCase => ({ kind: 'control', ...found })

/** A closed composition: it is found by role and name; its styling and markup cannot be customized. */
export const composition = (found: CaseOf<'composition'>): ConformanceCase => ({ kind: 'composition', ...found })

/** Text without a role: it must be present. */
export const text = (found: CaseOf<'text'>): ConformanceCase => ({ kind: 'text', ...found })
