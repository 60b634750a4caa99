import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, fn, userEvent } from 'storybook/test'
import { LinkTabs } from './link-tabs.tsx'

const tabs = [
  {
    id: 'basics',
    label: 'What is a DST?',
    content: <p>A trust under Delaware law that owns property for its investors.</p>,
  },
  {
    id: 'pros-and-cons',
    label: 'Pros and Cons',
    content: <p>No tenants and no repairs; no say in how the property is run.</p>,
  },
  { id: 'exchange', label: '1031 Exchange', content: <p>45 days to identify, 180 days to close.</p> },
  { id: 'comparison', label: 'DST vs Others', content: <p>Beside tenants-in-common, a REIT and direct ownership.</p> },
]

const meta = {
  title: 'Components/LinkTabs (tabs, rail)',
  id: 'components-linktabs',
  component: LinkTabs,
  args: { label: 'Parts of the guide', tabs, shown: 'basics', onShow: fn() },
} satisfies Meta<typeof LinkTabs>
export default meta
type Story = StoryObj<typeof meta>

export const FirstShown: Story = {}
export const ThirdShown: Story = { args: { shown: 'exchange' } }
export const LongText: Story = {
  args: {
    tabs: tabs.map((tab) => ({ ...tab, label: `${tab.label} The part for owners who have never exchanged before` })),
  },
}

export const Rail: Story = {
  args: {
    layout: 'rail',
    tabs: [...tabs, ...tabs, ...tabs].map((tab, index) => ({ ...tab, id: `${tab.id}-${index}` })),
    shown: 'exchange-6',
  },
}

export const ByKeys: Story = {
  render: function WithState(args) {
    const [shown, setDisplayed] = useState(args.shown)
    return <LinkTabs {...args} shown={shown} onShow={setDisplayed} />
  },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'What is a DST?' }).focus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'DST vs Others', selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'DST vs Others' })).toBeVisible()
  },
}

/** The page before the script runs: links to the panels, with the first one visible until another is selected. */
export const BeforeScripts: Story = {
  // The markup is the component's own, as rendered on the server.
  // oxlint-disable-next-line react/no-danger
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<LinkTabs {...args} />) }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Parts of the guide' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '1031 Exchange' })).toHaveAttribute('href', '#exchange')
    await expect(canvas.queryByRole('tab')).toBeNull()
    await expect(canvas.getByRole('region', { name: 'What is a DST?' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: '1031 Exchange' })).toBeNull()
  },
}
