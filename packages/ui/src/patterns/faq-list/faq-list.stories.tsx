import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Accordion } from '../../components/accordion/accordion.tsx'
import { Badge } from '../../components/badge/badge.tsx'
import { FaqList } from './faq-list.tsx'

const questions = [
  {
    id: 'what',
    category: 'DST Basics',
    question: 'What is a Delaware Statutory Trust?',
    answer: 'A trust under Delaware law that owns property for its investors.',
  },
  {
    id: 'days',
    category: 'Tax & 1031 Exchange',
    question: 'What are the 45 days and the 180 days?',
    answer: 'The days to identify replacement property, and to close.',
  },
  {
    id: 'lose',
    category: 'Risks & Limitations',
    question: 'Can I lose money?',
    answer: 'Yes, including all that you invest.',
  },
]
const all = 'All Categories'
const options = [all, ...questions.map(({ category }) => category)].map((label) => ({ value: label, label }))
const accordion = (shown: typeof questions) => (
  <Accordion
    name="faqs"
    items={shown.map(({ id, category, question, answer }) => ({
      id,
      heading: question,
      label: <Badge tone="accent">{category}</Badge>,
      content: <p>{answer}</p>,
    }))}
  />
)

const meta = {
  title: 'Patterns/FaqList (questions, search)',
  id: 'patterns-faqlist',
  component: FaqList,
  args: {
    heading: 'All questions',
    search: { label: 'Search FAQs', placeholder: 'Search FAQs...', value: '', onChange: fn() },
    category: { label: 'Category', options, value: all, onChange: fn() },
    summary: 'Showing 3 of 3 questions',
    clear: { label: 'Clear Filters', narrowed: false, onClear: fn() },
    empty: {
      message: 'No FAQs found matching your criteria.',
      hint: 'Try adjusting your search terms or category filter.',
    },
    children: accordion(questions),
  },
  // The page has its own headings above this pattern.
  parameters: { a11y: { options: { rules: { 'heading-order': { enabled: false } } } } },
} satisfies Meta<typeof FaqList>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
/** The content before the questions is hidden once they are filtered. */
export const WithPopular: Story = { args: { before: <h3>Most Popular Questions</h3> } }
export const Loading: Story = { args: { loading: 'Loading FAQs...' } }
export const Narrowed: Story = {
  args: {
    category: { label: 'Category', options, value: 'Risks & Limitations', onChange: fn() },
    summary: 'Showing 1 of 3 questions in Risks & Limitations',
    clear: { label: 'Clear Filters', narrowed: true, onClear: fn() },
    children: accordion(questions.slice(2)),
  },
}
export const LongText: Story = {
  args: {
    search: {
      label: 'Search FAQs',
      placeholder: 'Search FAQs...',
      value: 'whatbecomesofthemoneythatthequalifiedintermediaryholds',
      onChange: fn(),
    },
    summary: 'Showing 0 of 3 questions matching "whatbecomesofthemoneythatthequalifiedintermediaryholds"',
    clear: { label: 'Clear Filters', narrowed: true, onClear: fn() },
    children: undefined,
  },
}

/** Search for something that matches nothing, then reset with the button. */
export const NothingMatches: Story = {
  render: function Searching(args) {
    const [value, setValue] = useState('')
    const shown = questions.filter(({ question }) => question.toLowerCase().includes(value.toLowerCase()))
    return (
      <FaqList
        {...args}
        search={{ ...args.search, value, onChange: setValue }}
        summary={`Showing ${shown.length} of 3 questions`}
        clear={{ label: 'Clear Filters', narrowed: value !== '', onClear: () => setValue('') }}
      >
        {shown.length === 0 ? undefined : accordion(shown)}
      </FaqList>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search FAQs' }), 'lose')
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 of 3 questions')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search FAQs' }), ' it all')
    await expect(canvas.getByText('No FAQs found matching your criteria.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
    await expect(canvas.getByRole('status')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 3 of 3 questions')
  },
}
