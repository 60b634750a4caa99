import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import { Link } from '../../components/link/link.tsx'
import { optionId, SearchList, type SearchGroup } from './search-list.tsx'
import { SearchStatus } from './search-status.tsx'
import { useShortcut } from './use-shortcut.ts'

export { SearchStatus }
export type { SearchEntry, SearchGroup } from './search-list.tsx'

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** Text of the button, label of the field, and accessible name of the results. */
  labels: { open: string; field: string; results: string }
  /** The key that opens the box, unless somebody is typing. */
  shortcut: string
  /** What is typed. */
  text: string
  /** Called with the whole text at every change. */
  onTextChange: (text: string) => void
  /** Called whenever the field receives focus: the time to load what it needs. */
  onBegin: () => void
  /** The results. */
  groups: readonly SearchGroup[]
  /** How many there are, or that there are none yet; announced. */
  status: string
  /** Shown instead of results when they can't be loaded. */
  failure?: ReactNode
  /** The link below the results, which Enter follows while none is chosen. */
  more: { label: string; href: string }
  /** Called when a result or the link is followed. */
  onChoose: () => void
}

/**
 * A button that opens a field with a list of results: a combobox whose options are links. It is open at first, as
 * whoever asks for it has its script loaded. Escape or a press elsewhere closes it.
 */
export function SearchBox({ labels, shortcut, text, onTextChange, groups, more, ...rest }: SearchBoxProps): ReactNode {
  const id = useId()
  const [chosen, setChosen] = useState({ text, index: -1 })
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const moreLink = useRef<HTMLAnchorElement>(null)
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  // What was chosen among the results of another text is no longer there.
  const current = chosen.text === text && chosen.index < count ? chosen.index : -1

  const open = () => box.current?.showPopover()
  useShortcut(shortcut, open)
  useEffect(() => {
    const [opened, input] = [box.current, field.current]
    // Whoever is typing already goes on; another time the last text gives way to the next.
    const focus = () => opened?.matches(':popover-open') && document.activeElement !== input && input?.select()
    opened?.addEventListener('toggle', focus)
    opened?.showPopover()
    input?.focus()
    input?.setSelectionRange(input.value.length, input.value.length)
    return () => opened?.removeEventListener('toggle', focus)
  }, [])

  function answerKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    // The browser closes the box, but doesn't return the focus everywhere.
    if (event.key === 'Escape') button.current?.focus()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && count > 0) {
      event.preventDefault()
      // Before the first and after the last is the field itself.
      const index = ((current + 1 + step + count + 1) % (count + 1)) - 1
      setChosen({ text, index })
      document.getElementById(optionId(id, index))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      const followed = document.getElementById(optionId(id, current)) ?? moreLink.current
      followed?.click()
    }
  }

  const choose = () => {
    box.current?.hidePopover()
    rest.onChoose()
  }
  // Whoever leaves by Tab is done with it; a press of the button closes it by itself.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || relatedTarget === button.current) return
    if (box.current?.contains(relatedTarget) === false) box.current.hidePopover()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="ui-control-button ui-search-button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcut}
        aria-label={labels.open}
      >
        <Icon name="search" />
        <span>{labels.open}</span>
      </button>
      <search ref={box} id={id} popover="auto" className="ui-search-box" aria-label={labels.open}>
        <input
          ref={field}
          className="ui-control"
          role="combobox"
          aria-label={labels.field}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current === -1 ? undefined : optionId(id, current)}
          placeholder={labels.field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({ currentTarget }) => onTextChange(currentTarget.value)}
          onFocus={rest.onBegin}
          onBlur={leave}
          onKeyDown={answerKey}
        />
        <SearchStatus>{rest.status}</SearchStatus>
        {rest.failure === undefined ? null : <div className="ui-search-failure">{rest.failure}</div>}
        <SearchList id={id} label={labels.results} groups={groups} chosen={current} onChoose={choose} />
        <Link ref={moreLink} href={more.href} className="ui-text-link ui-search-more" onBlur={leave} onClick={choose}>
          {more.label}
        </Link>
      </search>
    </>
  )
}
