import { categoriesOf, categoryLabel } from '@dst/domain/faq'
import { TextField } from '@dst/ui/text-field'
import { CategorySelect } from './category-select'
import type { FaqAddress } from './faq-address'
import type { ShownFaq } from './faq-list'

/** Props of {@link FaqFilters}. */
export interface FaqFiltersProps {
  entries: readonly ShownFaq[]
  address: FaqAddress
  onCategory: (category: string) => void
  onSearch: (search: string) => void
}

/** The search box and the category dropdown. Without scripts neither would do anything, so neither shows. */
export function FaqFilters({ entries, address, onCategory, onSearch }: FaqFiltersProps) {
  const categories = [...new Set(['all', ...categoriesOf(entries), address.category])]
  return (
    <search className="faq-filters">
      <TextField
        name="search"
        type="search"
        icon="search"
        label="Search FAQs"
        placeholder="Search FAQs..."
        autoComplete="off"
        value={address.search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <CategorySelect
        label="Category"
        options={categories.map((value) => ({ value, label: categoryLabel(value) }))}
        value={address.category}
        onChange={onCategory}
      />
    </search>
  )
}
