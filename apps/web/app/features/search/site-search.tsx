import { Icon } from '@dst/ui/icon'
import { Link } from '@dst/ui/link'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '~/paths.ts'
import type { SiteSearchBox } from './site-search-box.tsx'

/**
 * The search in the bar of every page. Until somebody opens it, it is a link to the page of the search: where there are
 * no scripts, or the box can't be loaded, it leads there. `content` is the page below the bar.
 */
export function SiteSearch({ content }: { content: RefObject<HTMLElement | null> }) {
  const [Box, setBox] = useState<typeof SiteSearchBox>()
  const navigate = useNavigate()
  const open = () =>
    void import('./site-search-box.tsx').then(
      (module) => setBox(() => module.SiteSearchBox),
      () => navigate(paths.search),
    )
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
    if (Box !== undefined || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [])
  if (Box !== undefined) return <Box content={content} />
  return (
    <Link
      href={paths.search}
      className="ui-control-button ui-search-button"
      aria-label="Search"
      aria-haspopup="dialog"
      onClick={(event) => {
        // In a new tab or window it is the page of the search.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        open()
      }}
    >
      <Icon name="search" />
      <span>Search</span>
    </Link>
  )
}
