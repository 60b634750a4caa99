import type { Examples } from '../../foundations/guidance.ts'
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

export const examples: Examples = {
  good: {
    drawing: <Tabs label="Your profile" items={parts} />,
    why: 'Parts of one profile that can be opened in any order.',
  },
  bad: {
    drawing: <Tabs label="Your application" items={steps} />,
    why: 'These have to be done in order: use ProgressSteps.',
  },
}
