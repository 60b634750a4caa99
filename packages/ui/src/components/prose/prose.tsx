import type { ReactNode } from 'react'

/** Props of {@link Prose}. */
export interface ProseProps {
  /** Headings, paragraphs, lists and links without classes. */
  children: ReactNode
  /** The table of contents, if this is a whole article. */
  contents?: ReactNode
}

/** Running text styled as an article: line length, spacing, lists, and a table of contents at the side. */
export function Prose({ children, contents }: ProseProps): ReactNode {
  if (contents === undefined) return <div className="ui-prose">{children}</div>
  return (
    <div className="ui-article">
      <div className="ui-article-rail">{contents}</div>
      <div className="ui-prose">{children}</div>
    </div>
  )
}
