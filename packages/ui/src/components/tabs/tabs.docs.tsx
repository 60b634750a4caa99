import type { PartDocs } from '../../foundations/part-docs.ts'
import { Tabs } from './tabs.tsx'

const parts = [
  { id: 'good-contact', label: 'Contact', content: <p>Maria Keller, maria@example.com</p> },
  { id: 'good-property', label: 'Property', content: <p>Four rental units in Ohio.</p> },
  { id: 'good-goals', label: 'Goals', content: <p>Less work with tenants and repairs.</p> },
]

const steps = [
  { id: 'bad-first', label: 'Step 1', content: <p>Tell us about your property, then open Step 2.</p> },
  { id: 'bad-second', label: 'Step 2', content: <p>Choose your goals, then open Step 3.</p> },
  { id: 'bad-third', label: 'Step 3', content: <p>Send your answers.</p> },
]

export const docs = {
  use: ['Parts of one page behind the sign-in that share what was typed.'],
  avoid: [
    'A public page: use LinkTabs, whose parts have addresses and need no script.',
    'Steps in an order: use ProgressSteps.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Arrow keys', does: 'Open the next or the previous tab.' },
    { keys: 'Home, End', does: 'Open the first or the last tab.' },
  ],
  name: '`label` names the row; each panel is named by its tab.',
  good: {
    drawing: <Tabs label="Your profile" items={parts} />,
    why: 'Parts of one profile that can be opened in any order.',
  },
  bad: {
    drawing: <Tabs label="Your application" items={steps} />,
    why: 'These have to be done in order: use ProgressSteps.',
  },
  conformance: {
    kind: 'composition',
    role: 'tablist',
    name: 'Guide',
    element: <Tabs label="Guide" items={[{ id: 'one', label: 'One', content: 'First' }]} />,
  },
} satisfies PartDocs
