import { type ReactNode, type ToggleEvent, useId, useLayoutEffect, useRef } from 'react'
import { TextLink } from '../link/link.tsx'

/** Props of {@link TermNote}. */
export interface TermNoteProps {
  /** Where the term is explained in full. */
  href: string
  /** The term by its full name. */
  name: string
  /** What it means, in a sentence or two. */
  meaning: string
  /** The words of the link to the full explanation, and of the button that closes the note. */
  labels: { more: string; close: string }
  /** The word that it explains; focus returns to it, and a press on it opens the note again. */
  link: HTMLElement
}

/**
 * The meaning of a term in a text, in a popover next to it. Escape and a press elsewhere close it. A browser without
 * popovers follows the link.
 */
export function TermNote({ href, name, meaning, labels, link }: TermNoteProps): ReactNode {
  const note = useRef<HTMLSpanElement>(null)
  const id = useId()
  useOpening(note, link)

  function toggle({ newState }: ToggleEvent) {
    if (newState !== 'closed') return
    link.removeAttribute('data-open')
    // A press on the text moves focus to the body, or to whatever holds the page.
    if (document.activeElement?.contains(link)) link.focus({ preventScroll: true })
  }

  return (
    <span
      ref={note}
      id={id}
      popover="auto"
      // The parser would end the paragraph around a <dialog>.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-meaning`}
      tabIndex={-1}
      className="ui-term-note"
      onToggle={toggle}
    >
      <strong id={`${id}-name`} className="ui-term-note-name">
        {name}
      </strong>
      <span id={`${id}-meaning`}>{meaning}</span>
      <span className="ui-term-note-ways">
        <TextLink href={href} className="ui-term-note-way">
          {labels.more}
        </TextLink>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="ui-text-link ui-term-note-way">
          {labels.close}
        </button>
      </span>
    </span>
  )
}

/** Opens the note at once, and again on each press on the word that finds it closed. */
function useOpening(note: { current: HTMLElement | null }, link: HTMLElement) {
  useLayoutEffect(() => {
    const opened = note.current
    if (opened === null || !('popover' in HTMLElement.prototype)) {
      link.click()
      return undefined
    }
    const isOpen = () => opened.matches(':popover-open')
    const open = () => {
      link.toggleAttribute('data-open', true)
      if (!isOpen()) opened.showPopover()
      opened.focus({ preventScroll: true })
    }
    let openAtPress = false
    const press = () => {
      openAtPress = isOpen()
    }
    const click = (event: MouseEvent) => {
      // A pointer, unlike a key, closes what is outside of it before the click.
      const wasOpen = event.detail === 0 ? isOpen() : openAtPress
      if (wasOpen || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open()
    }
    open()
    link.addEventListener('pointerdown', press)
    link.addEventListener('click', click)
    return () => {
      link.removeAttribute('data-open')
      link.removeEventListener('pointerdown', press)
      link.removeEventListener('click', click)
    }
  }, [note, link])
}
