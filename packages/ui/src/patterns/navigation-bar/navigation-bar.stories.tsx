import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { NavigationBar } from './navigation-bar.tsx'

const meta = {
  title: 'Patterns/NavigationBar (header, menu, navbar)',
  id: 'patterns-navigationbar',
  component: NavigationBar,
  args: {
    label: 'Main',
    brand: { name: 'DST Investing', href: '#home' },
    links: [
      { label: 'Learn', href: '#learn', current: true },
      { label: 'Accredited?', href: '#accreditation' },
      { label: 'Process', href: '#process' },
      { label: 'FAQ', href: '#faq' },
      { label: 'Contact', href: '#contact' },
    ],
    session: {
      status: 'signed-out',
      signIn: { label: 'Login', href: '#login' },
      signUp: { label: 'Get Started', href: '#signup' },
    },
    menuLabels: { open: 'Open menu', close: 'Close menu' },
  },
  // It stays at the top of its own frame in the docs, not of the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '16rem' } } },
} satisfies Meta<typeof NavigationBar>
export default meta
type Story = StoryObj<typeof meta>

export const SignedOut: Story = {}
export const Loading: Story = { args: { session: { status: 'loading', label: 'Loading your session' } } }
export const SignedIn: Story = {
  args: {
    session: {
      status: 'signed-in',
      greeting: { label: 'Hi Margaret', href: '#profile' },
      signOut: { label: 'Sign Out', onSelect: fn() },
    },
  },
}
export const VeryLongName: Story = {
  args: {
    session: {
      status: 'signed-in',
      greeting: { label: 'Hi Maximiliana-Konstantina Featherstonehaugh', href: '#profile' },
      signOut: { label: 'Sign Out', onSelect: fn() },
    },
  },
}
const figure = { lines: ['Day 17', 'of 45'], about: 'of your exchange', href: '#exchange' } as const
export const WithFigure: Story = { args: { figure } }
export const WithFigureAndLongName: Story = { args: { ...VeryLongName.args, figure } }
export const OnAPage: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ height: '200vh' }} />
      </>
    ),
  ],
}

const onALongPage: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ height: '300vh' }} />
      </>
    ),
  ],
}

/** Between 50 and 150 px the bar has a shadow and all its links. */
export const Raised: Story = {
  ...onALongPage,
  play: async ({ canvas }) => {
    window.scrollTo(0, 120)
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-raised'))
    await expect(canvas.getByRole('banner')).not.toHaveAttribute('data-compact')
  },
}

/** Scrolled down past 150 px, only mark and name remain; scrolling back above 100 px restores the rest. */
export const Compact: Story = {
  ...onALongPage,
  play: async ({ canvas, step }) => {
    await step('down beyond 150 px and up above 100 px', async () => {
      window.scrollTo(0, 400)
      await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-compact'))
      window.scrollTo(0, 90)
      await waitFor(() => expect(canvas.getByRole('banner')).not.toHaveAttribute('data-compact'))
    })
    window.scrollTo(0, 400)
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-compact'))
    await expect(canvas.getByRole('link', { name: 'DST Investing' })).toBeVisible()
  },
}

export const CompactWithFigure: Story = { ...Compact, args: { figure } }

/** The open menu on small screens. */
export const MenuOpen: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'Accredited?' })).toBeVisible()
  },
}
export const MenuOpenSignedIn: Story = { ...MenuOpen, tags: ['narrow'], args: SignedIn.args ?? {} }
