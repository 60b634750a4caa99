import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataTable } from '../components/data-table/data-table.tsx'
import { Prose } from '../components/prose/prose.tsx'
import './foundations.css'

const keys = [
  { heading: 'Tabs', cells: ['Left and Right move and open, around at the ends; Home and End go to first and last'] },
  {
    heading: 'Dialog',
    cells: ['Tab stays inside; Escape closes, unless it is busy; the focus goes back to what opened it'],
  },
  { heading: 'Select', cells: ['Enter, Space or Down opens; letters find; Home and End; Escape leaves it as it was'] },
  { heading: 'Radio group', cells: ['One stop of Tab; arrows choose, around at the ends'] },
  { heading: 'Accordion, disclosure', cells: ['Enter or Space opens and closes; one entry at a time'] },
  {
    heading: 'Navigation menu',
    cells: ['Enter or Space opens; Tab stays inside; Escape closes, with the focus on its button'],
  },
  { heading: 'Number with steps', cells: ['Up and Down change by one step'] },
  { heading: 'Toast', cells: ['F8 moves the focus to it; Escape closes it'] },
]

function Accessibility() {
  return (
    <div className="foundations">
      <Prose>
        <h2>Accessibility</h2>
        <p>WCAG 2.2 AA, and body text at 7:1. What can be tested by a program is tested with every story.</p>
        <ul>
          <li>
            Native elements first. What HTML lacks comes from Headless UI or Radix, never from our own key handling.
          </li>
          <li>Every control has a visible label, and a type that asks for it. Placeholders explain nothing.</li>
          <li>A control that cannot be used stays in reach of the keyboard and says why.</li>
          <li>
            Color never speaks alone: an icon, a word or a pattern goes with it. The system&apos;s own colors may take
            over.
          </li>
          <li>Targets are 44 pixels at least. The focus is a ring of 3 pixels that no bar hides.</li>
          <li>At 320 pixels nothing scrolls sideways, save a wide table inside its own labelled region.</li>
          <li>A chart has its message as a sentence and its figures as a table.</li>
        </ul>
      </Prose>
      <DataTable caption="What the keys do" columns={['Part', 'Keys']} rows={keys} />
    </div>
  )
}

const meta = { title: 'Foundations/Accessibility', component: Accessibility, tags: ['!autodocs'] } satisfies Meta<
  typeof Accessibility
>
export default meta

export const Rules: StoryObj<typeof meta> = {}
