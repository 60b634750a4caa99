import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataTable } from '../components/data-table/data-table.tsx'
import { Prose } from '../components/prose/prose.tsx'
import './foundations.css'

const examples = [
  { heading: 'Label', cells: ['Expected sale price', 'Please enter your price here'] },
  { heading: 'Error', cells: ['Enter the amount in dollars, e.g. 1,250,000.', 'Invalid input'] },
  { heading: 'Button', cells: ['Schedule Consultation', 'Submit'] },
  { heading: 'Waiting', cells: ['Saving...', 'Please wait'] },
  { heading: 'Empty', cells: ['No FAQs found matching your criteria. Clear the filters to see all.', 'No results'] },
  {
    heading: 'Return',
    cells: ['The illustration assumes 6 % a year; distributions are not guaranteed.', 'Earn 6 % every year!'],
  },
]

function Writing() {
  return (
    <div className="foundations">
      <Prose>
        <h2>Writing</h2>
        <p>The reader is deciding about the largest sum of a life, often beside their CPA. Plain, active, exact.</p>
        <ul>
          <li>Say what happens next, and what it costs. No promise of a return.</li>
          <li>A term of the field comes with its explanation when it is first used.</li>
          <li>An error says what is wrong and how to mend it; it never blames.</li>
          <li>A button says what it does, in the words of the heading above it. An inactive one says why.</li>
          <li>Amounts are whole dollars with commas, and never break across lines. Estimates are called estimates.</li>
          <li>Components hold no words: all copy comes by props, and fixed product texts are used to the letter.</li>
        </ul>
      </Prose>
      <DataTable caption="Write this, not that" columns={['Where', 'This', 'Not that']} rows={examples} emphasis={1} />
    </div>
  )
}

const meta = { title: 'Foundations/Writing', component: Writing, tags: ['!autodocs'] } satisfies Meta<typeof Writing>
export default meta

export const Guide: StoryObj<typeof meta> = {}
