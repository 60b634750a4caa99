import type { ReactNode } from 'react'

/** Props of {@link Prose}. */
export interface ProseProps {
  /** Headings, paragraphs, lists and links without any class. */
  children: ReactNode
  /** Where it is a whole article, its rail of contents. */
  contents?: ReactNode
}

/** Running text as a well-set article: reading width, rhythm, lists, and a rail beside it. */
export function Prose({ children, contents }: ProseProps): ReactNode {
  if (contents === undefined) return <div className="ui-prose">{children}</div>
  return (
    <div className="ui-article">
      <div className="ui-article-rail">{contents}</div>
      <div className="ui-prose">{children}</div>
    </div>
  )
}
