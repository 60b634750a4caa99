import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { SliderField } from './slider-field.tsx'

const meta = {
  title: 'Components/SliderField (range)',
  id: 'components-sliderfield',
  component: SliderField,
  args: {
    label: 'Growth a year',
    value: 2,
    min: -3,
    max: 5,
    step: 0.5,
    valueText: '2%',
    ends: { low: '−3%', high: '5%' },
    onValueChange: fn(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <SliderField
        {...args}
        value={value}
        valueText={`${value}%`}
        onValueChange={(next) => {
          setValue(next)
          args.onValueChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof SliderField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithHint: Story = { args: { hint: 'Hypothetical. Nobody knows it in advance.' } }
export const AtMinimum: Story = { args: { value: -3 } }
export const AtMaximum: Story = { args: { value: 5 } }
