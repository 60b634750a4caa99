import { composition } from '../../testing/conformance.ts'
import { nothing, options } from '../../testing/sample-props.ts'
import { FaqList } from './faq-list.tsx'

export default composition({
  role: 'searchbox',
  name: 'Search',
  element: (
    <FaqList
      heading="All questions"
      search={{ label: 'Search', placeholder: '', value: '', onChange: nothing }}
      category={{ label: 'Category', options, value: 'yes', onChange: nothing }}
      summary="Showing 0"
      clear={{ label: 'Clear', narrowed: true, onClear: nothing }}
      empty={{ message: 'None', hint: 'Clear' }}
    >
      {undefined}
    </FaqList>
  ),
})
