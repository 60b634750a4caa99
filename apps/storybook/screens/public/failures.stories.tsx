import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCalculatorStore } from '@dst/web/app/features/calculator/calculator-store.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Failures/Not found, broken and loading',
  tags: ['!autodocs'],
  args: { at: '/no-such-page' },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const NotFound: Story = { play: shows('Page Not Found') }

/** The error boundary: a page that threw while rendering. */
export const BrokenPage: Story = {
  args: { at: paths.home, arrange: () => useCalculatorStore.setState({ inputs: undefined as never }) },
  play: shows('This page could not be shown'),
}

/** The placeholder that shows until a page's script has loaded. */
export const LoadingPage: Story = { args: { at: paths.profile, neverLoads: true }, play: shows('One moment') }
