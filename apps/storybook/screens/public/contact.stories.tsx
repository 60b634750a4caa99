import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { network, tooManyCalls } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { enter, lists, press, says } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Contact form',
  tags: ['!autodocs'],
  args: { at: paths.contact },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

async function write() {
  await enter('First name', 'Maria')
  await enter('Last name', 'Keller')
  await enter('Email', 'maria.keller@example.com')
  await enter('Subject', 'My closing in March')
  await enter('Message', 'Which dates matter first?')
  await press('Send Message')
}

export const Empty: Story = {}

export const Errors: Story = {
  play: async () => {
    await press('Send Message')
    await says('Please fix the following errors:')()
  },
}

/** An error goes as soon as its field is mended, and the focus stays in the field. */
export const ErrorsMended: Story = {
  tags: ['no-picture'],
  play: async () => {
    await press('Send Message')
    await expect(document.activeElement).toHaveTextContent('Subject is required')
    await enter('First name', 'Maria')
    await expect(document.activeElement).toHaveValue('Maria')
    await enter('Last name', 'Keller')
    await enter('Email', 'maria.keller')
    await lists('Please enter a valid email', 'Subject is required', 'Message is required')
    await press('Send Message')
    await expect(document.activeElement).toHaveTextContent('Subject is required')
    await enter('Email', 'maria.keller@example.com')
    await enter('Subject', 'My closing in March')
    await enter('Message', 'Which dates matter first?')
    await lists()
  },
}

export const Sending: Story = {
  args: { arrange: ({ api }) => void api.hold('contact.send') },
  play: async () => {
    await write()
    await says('Sending...')()
  },
}

export const Sent: Story = {
  play: async () => {
    await write()
    await says(/^Thank you! Your message/)()
  },
}

export const NoConnection: Story = {
  args: { arrange: ({ api }) => api.failWith('contact.send', network, Infinity) },
  play: async () => {
    await write()
    await says(/^Network error/)()
  },
}

export const TooManyMessages: Story = {
  args: { arrange: ({ api }) => api.failWith('contact.send', tooManyCalls, Infinity) },
  play: async () => {
    await write()
    await says(/^You can try again in/)()
  },
}
