import type { ReactNode } from 'react'
import { useStableText } from '../../foundations/use-stable-text.ts'

/** How many results there are: read out once nobody types. */
export function SearchStatus({ children }: { children: string }): ReactNode {
  const reported = useStableText(children)
  return (
    <>
      <p className="ui-search-status">{children}</p>
      <div className="ui-visually-hidden" aria-live="polite">
        {reported}
      </div>
    </>
  )
}
