import type { ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { NativeSelect } from '../../components/native-select/native-select.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { EmptyState } from '../message-page/message-page.tsx'

/** Props of {@link FaqList}. */
export interface FaqListProps {
  search: { label: string; placeholder: string; value: string; onChange: (value: string) => void }
  category: { label: string; options: readonly { value: string; label: string }[]; value: string; onChange: (value: string) => void }
  /** How many questions show, e.g. "Showing 5 of 30 questions". Announced when it changes. */
  summary: string
  /** Shows while a newer list is on its way. */
  loading?: string | undefined
  /** The button that drops the filters; it shows while `narrowed`. */
  clear: { label: string; narrowed: boolean; onClear: () => void }
  /** What to say when nothing matches. */
  empty: { message: string; hint: string }
  /** The questions that match, as an accordion; undefined when none does. */
  children: ReactNode | undefined
}

/** Questions to search and narrow by category. Without scripts neither would do anything, so all questions show without the filters. */
export function FaqList({ search, category, summary, loading, clear, empty, children }: FaqListProps): ReactNode {
  return (
    <div className="ui-faq">
      <search className="ui-faq-filters">
        <TextField name="search" type="search" icon="search" label={search.label} placeholder={search.placeholder} autoComplete="off" value={search.value} onChange={(event) => search.onChange(event.currentTarget.value)} />
        <NativeSelect name="category" label={category.label} options={category.options} value={category.value} onValueChange={category.onChange} />
      </search>
      <div className="ui-faq-summary">
        <output>{summary}</output>
        {loading === undefined ? null : <p className="ui-faq-loading">{loading}</p>}
        {clear.narrowed && children !== undefined ? <Button variant="quiet" size="small" icon="close" onClick={clear.onClear}>{clear.label}</Button> : null}
      </div>
      {children ?? <EmptyState message={empty.message} hint={empty.hint} action={<Button variant="secondary" onClick={clear.onClear}>{clear.label}</Button>} />}
    </div>
  )
}
