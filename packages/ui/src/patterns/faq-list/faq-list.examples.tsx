import type { Examples } from '../../foundations/guidance.ts'
import { Accordion } from '../../components/accordion/accordion.tsx'
import { nothing } from '../../testing/sample-props.ts'
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

export const examples: Examples = {
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
}
