import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { RadioGroup } from './radio-group.tsx'

const horizons = [
  { value: '<5 years', label: 'Less than 5 years' },
  { value: '5-10 years', label: '5 to 10 years' },
  { value: '10+ years', label: 'More than 10 years', hint: 'Several exchanges, one after the other' },
]

const meta = {
  title: 'Components/RadioGroup (choice, options)',
  id: 'components-radiogroup',
  component: RadioGroup,
  args: {
    legend: 'What is your investment time horizon?',
    name: 'horizon',
    options: horizons,
    defaultValue: '5-10 years',
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Stack: Story = {}
const inlineArgs = {
  legend: 'Preferred contact method',
  name: 'contact',
  layout: 'inline' as const,
  options: [
    { value: 'phone', label: 'Phone' },
    { value: 'email', label: 'Email' },
    { value: 'text', label: 'Text message' },
  ],
}
export const Inline: Story = { args: { ...inlineArgs, defaultValue: 'phone' } }
const segmentsArgs = {
  legend: 'Distribution rate',
  name: 'rate',
  layout: 'segments' as const,
  options: [
    { value: '5', label: '5%' },
    { value: '6', label: '6%' },
    { value: '7', label: '7%' },
  ],
}
export const Segments: Story = { args: { ...segmentsArgs, defaultValue: '6' } }
const scaleArgs = {
  legend: 'How important is passive ownership to you?',
  name: 'passive',
  layout: 'scale' as const,
  options: ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value })),
  ends: { low: 'Not important', high: 'Very important' },
}
export const Scale: Story = { args: { ...scaleArgs, defaultValue: '1' } }
export const WithExplanation: Story = {
  args: {
    explanation: (
      <Disclosure summary="Why we ask">
        A DST is held for several years, and there is no public market in which to sell an interest early.
      </Disclosure>
    ),
  },
}
export const WithError: Story = {
  args: { name: 'unanswered', value: undefined, onValueChange: fn(), error: 'Investment time horizon is required' },
}
export const InlineWithError: Story = {
  args: {
    ...inlineArgs,
    name: 'inline-unanswered',
    error: 'Please choose how you want to be reached, so that the partner does not have to guess',
  },
}
export const SegmentsWithError: Story = {
  args: {
    ...segmentsArgs,
    name: 'segments-unanswered',
    error: 'Please choose the rate that is assumed for the distributions',
  },
}
export const ScaleWithError: Story = {
  args: {
    ...scaleArgs,
    name: 'scale-unanswered',
    error: 'Please choose how important passive ownership is to you',
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const DisabledWithReason: Story = {
  args: { name: 'disabled-with-reason', disabled: true, hint: 'Your answer cannot be changed while it is being sent.' },
}
