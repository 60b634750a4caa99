import type { PartDocs } from '../../foundations/part-docs.ts'
import { nothing, options } from '../../testing/sample-props.ts'
import { Accordion } from '../../components/accordion/accordion.tsx'
import { FaqList } from './faq-list.tsx'

const shared = {
  category: {
    label: 'Category',
    options: [
      { value: 'all', label: 'All Categories' },
      { value: 'tax', label: 'Tax' },
    ],
    value: 'all',
    onChange: nothing,
  },
  clear: { label: 'Clear Filters', narrowed: false, onClear: nothing },
  empty: { message: 'No questions match.', hint: 'Try other words.' },
}

export const docs = {
  use: ['Many questions that readers search or narrow.'],
  avoid: ['Up to about six questions: use Accordion.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Any character', does: 'Types it.' },
    { keys: 'Enter or Space', does: 'Opens a question.' },
  ],
  name: 'A search field with its label; the number of results is announced as it changes.',
  good: {
    drawing: (
      <FaqList
        {...shared}
        heading="All Questions"
        search={{ label: 'Search Questions', placeholder: 'Search...', value: '', onChange: nothing }}
        summary="Showing 30 of 30 questions"
      >
        <Accordion
          name="example-many"
          items={[
            { id: 'example-boot', heading: 'What is boot?', content: <p>Value that is not like-kind property.</p> },
            { id: 'example-lose', heading: 'Can I lose money?', content: <p>Yes, all that you invest.</p> },
          ]}
        />
      </FaqList>
    ),
    why: 'Thirty questions, of which a reader wants one.',
  },
  bad: {
    drawing: (
      <FaqList
        {...shared}
        heading="Questions"
        search={{ label: 'Search Questions', placeholder: 'Search...', value: '', onChange: nothing }}
        summary="Showing 1 of 1 question"
      >
        <Accordion
          name="example-few"
          items={[{ id: 'example-cost', heading: 'Does it cost anything?', content: <p>No.</p> }]}
        />
      </FaqList>
    ),
    why: 'There is nothing to search: use Accordion.',
  },
  conformance: {
    kind: 'composition',
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
  },
} satisfies PartDocs
