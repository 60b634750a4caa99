import type { Reading } from '@dst/domain/parameters/provenance/states'
import type { paths } from '~/paths.ts'

/** A work or a law, and whether anyone read it. */
export interface Evidence {
  readonly text: string
  readonly href?: string
  readonly how: Reading
}

/** A part of a section. */
export type Block =
  | { readonly kind: 'text'; readonly text: string; readonly quiet?: true }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly caption: string
      /** At most three: the page stays as wide as a phone. */
      readonly columns: readonly string[]
      readonly rows: readonly { readonly heading: string; readonly cells: readonly string[] }[]
      readonly figures?: true
      /** What unfolds it, where it is long or for few. */
      readonly folded?: string
    }
  | { readonly kind: 'evidence'; readonly items: readonly Evidence[] }

/** A section of a state's page. */
export interface StateSection {
  readonly id: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

/** Everything that the page of a state shows. */
export interface StatePageContent {
  /** The state within a sentence. */
  readonly place: string
  readonly title: string
  readonly description: string
  /** What the state takes of a gain. */
  readonly sentence: string
  /** How sure the figures of each year are, in words. */
  readonly kinds: readonly string[]
  readonly sections: readonly StateSection[]
  /** The address of an exchange file that begins with this state. */
  readonly file: `${typeof paths.exchangeMoney}#${string}`
  readonly reviewed: { readonly date: string; readonly words: string; readonly next: string }
}
