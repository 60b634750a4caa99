import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Elements } from '../../elements.ts'
import { useStableText } from '../../foundations/use-stable-text.ts'
import { Button } from '../../components/button/button.tsx'
import { NativeSelect } from '../../components/native-select/native-select.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { EmptyState } from '../message-page/message-page.tsx'

/** Props of {@link FaqList}. */
export interface FaqListProps {
  /** Heading of the questions, and the accessible name of the whole pattern. */
  heading: string
  /** The search field. */
  search: {
    label: string
    placeholder: string
    value: string
    /** Called with the whole text at every change. */
    onChange: (value: string) => void
  }
  /** The choice of a category. */
  category: {
    label: string
    options: readonly { value: string; label: string }[]
    value: string
    /** Called with the value of the chosen option. */
    onChange: (value: string) => void
  }
  /** How many questions are shown, e.g. "Showing 5 of 30 questions". Announced when it changes. */
  summary: string
  /** Shown while a newer list is loading. */
  loading?: string | undefined
  /** The button that clears the filters; shown while `narrowed`. */
  clear: {
    label: string
    narrowed: boolean
    /** Called by this button and by the one next to the empty message; the caller empties search and category. */
    onClear: () => void
  }
  /** What to say when nothing matches. */
  empty: { message: string; hint: string }
  /** Shown before the questions while they are not filtered, so that matches directly follow the filters. */
  before?: ReactNode
  /** The matching questions, as an accordion; undefined when there are none. */
  children: Elements
}

/**
 * Questions that can be searched and filtered by category. Without scripting neither would work, so all questions are
 * shown without the filters.
 */
export function FaqList({
  heading,
  search,
  category,
  summary,
  loading,
  clear,
  empty,
  before,
  children,
}: FaqListProps): ReactNode {
  const headingId = useId()
  const found = useRef<HTMLOutputElement>(null)
  const filters = useFirstMatchesInView(search.value !== '')
  const reported = useStableText(summary)
  const drop = () => {
    clear.onClear()
    // The button disappears with the filters, so the focus moves to the result summary. On a phone, focusing the field
    // would open the keyboard.
    found.current?.focus()
  }
  return (
    <section className="ui-faq" aria-labelledby={headingId}>
      <search ref={filters} className="ui-faq-filters">
        <TextField
          name="search"
          type="search"
          icon="search"
          label={search.label}
          placeholder={search.placeholder}
          autoComplete="off"
          value={search.value}
          onValueChange={search.onChange}
        />
        <NativeSelect
          name="category"
          label={category.label}
          options={category.options}
          value={category.value}
          onValueChange={category.onChange}
        />
      </search>
      <div className="ui-faq-summary">
        <output ref={found} tabIndex={-1} aria-live="off">
          {summary}
        </output>
        <div className="ui-visually-hidden" aria-live="polite">
          {reported}
        </div>
        {loading === undefined ? null : <p className="ui-faq-loading">{loading}</p>}
        {clear.narrowed && children !== undefined ? (
          <Button variant="quiet" size="small" icon="close" onClick={drop}>
            {clear.label}
          </Button>
        ) : null}
      </div>
      {before === undefined || clear.narrowed ? null : <div className="ui-faq-before">{before}</div>}
      <h2 id={headingId} className="ui-faq-heading">
        {heading}
      </h2>
      {children ?? (
        <EmptyState
          message={empty.message}
          hint={empty.hint}
          action={
            <Button variant="secondary" onClick={drop}>
              {clear.label}
            </Button>
          }
        />
      )}
    </section>
  )
}

/** Moves the filters to the top once somebody begins to type, so that what is found is in view below them. */
function useFirstMatchesInView(searching: boolean) {
  const filters = useRef<HTMLElement>(null)
  useEffect(() => {
    const typing = filters.current?.contains(document.activeElement) ?? false
    if (searching && typing) filters.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [searching])
  return filters
}
