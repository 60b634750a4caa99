import type { ReactNode } from 'react'

/** What a part's folder says about it besides its props: `export const docs = {...} satisfies PartDocs`. */
export interface PartDocs {
  /** When to use it, one sentence each. */
  use: readonly string[]
  /** When not to use it, and what to use instead. */
  avoid: readonly string[]
  /** What keys do; empty for parts that cannot be focused. */
  keyboard: readonly { keys: string; does: string }[]
  /** Where its accessible name comes from. */
  name: string
  good: Example
  bad: Example
  conformance: Conformance
}

/** How it is used well, or badly, and why. */
export interface Example {
  drawing: ReactNode
  why: string
}

/** How the conformance test renders a part, and what must then be there. */
export type Conformance =
  /** The element must have the given class, ref and DOM props (some have the class on their frame). */
  | (Found & {
      kind: 'control'
      /** Draws the part with what is passed through. */
      draw: (passed: PassedThrough) => ReactNode
    })
  /** Closed: its styling and markup cannot be customized. */
  | (Found & { kind: 'composition'; element: ReactNode })
  /** Text without a role. */
  | { kind: 'text'; text: string; element: ReactNode }

/** How the element is found: by role, and by name unless that is empty. */
export interface Found {
  role: string
  name: string
}

/** What a control receives in addition to its own props. */
export interface PassedThrough {
  className: string
  title: string
  'data-given': string
  /** Gets the element that has the class. */
  ref: (element: HTMLElement | null) => void
}

const files = import.meta.glob<PartDocs>('../{components,patterns}/*/*.docs.tsx', { eager: true, import: 'docs' })

/** The docs of every component and pattern, by folder name. */
export const partDocs: ReadonlyMap<string, PartDocs> = new Map(
  Object.entries(files).map(([file, docs]) => [file.split('/').at(-2) ?? file, docs]),
)
