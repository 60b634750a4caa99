import type { PartDocs } from '../../foundations/part-docs.ts'
import { SearchBox } from './search-box.tsx'

function box(open: string) {
  return (
    <SearchBox
      labels={{ open, field: 'Search this site', results: 'Search results' }}
      shortcut=""
      text=""
      onTextChange={() => {}}
      onBegin={() => {}}
      groups={[]}
      status=""
      more={{ label: 'Everything from A to Z', href: '#search' }}
      onChoose={() => {}}
    />
  )
}

export const docs = {
  use: ['Once, in the bar on top of every page.'],
  avoid: ['Filtering what a page shows: use TextField.'],
  keyboard: [
    { keys: 'The shortcut', does: 'Opens it, unless somebody is typing.' },
    { keys: 'Arrow Down and Up', does: 'Choose among the results.' },
    { keys: 'Enter', does: 'Follows what is chosen, or the link below the results.' },
    { keys: 'Escape', does: 'Closes it.' },
  ],
  name: '`labels.open` names the button and the landmark, `labels.field` the field.',
  good: { drawing: box('Search'), why: 'One way to everything, in the place where people look for it.' },
  bad: { drawing: box('Filter these questions'), why: 'This filters what a page shows: use TextField.' },
  conformance: { kind: 'composition', role: 'button', name: 'Search', element: box('Search') },
} satisfies PartDocs
