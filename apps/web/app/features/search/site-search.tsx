import { Icon } from '@dst/ui/icon'
import { Link } from '@dst/ui/link'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '~/paths.ts'
import { searchPath } from './search-address.ts'
import type { SiteSearchBox } from './site-search-box.tsx'

/**
 * The search in the bar of every page. Until somebody opens it, it is a link to the page of the search: where there are
 * no scripts, or the box can't be loaded, it leads there. What is typed before the box is there stands in it.
 * `content` is the page below the bar.
 */
export function SiteSearch({ content }: { content: RefObject<HTMLElement | null> }) {
  const [opened, setOpened] = useState<{ Box: typeof SiteSearchBox; typed: string }>()
  /** Undefined until somebody asks for the box. */
  const typed = useRef<string>(undefined)
  const navigate = useNavigate()
  const open = () => {
    if (typed.current !== undefined) return
    typed.current = ''
    const take = () => {
      const text = typed.current ?? ''
      typed.current = undefined
      return text
    }
    void import('./site-search-box.tsx').then(
      (module) => setOpened({ Box: module.SiteSearchBox, typed: take() }),
      () => navigate(searchPath(take())),
    )
  }
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (opened !== undefined || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
    if (typed.current === undefined) {
      if (event.key !== '/') return
      open()
    } else {
      const text = textAfter(typed.current, event.key)
      if (text === undefined) return
      typed.current = text
    }
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [])
  if (opened !== undefined) return <opened.Box typed={opened.typed} content={content} />
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

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}

/** A text after a key; undefined for a key that changes none. */
function textAfter(text: string, key: string): string | undefined {
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : undefined
}
