import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NavigationBar } from './navigation-bar.tsx'

const meta = { title: 'Patterns/NavigationBar', component: NavigationBar, args: { label: 'Main', brand: { name: 'DST Investing', href: '#home' }, links: [{ label: 'Learn', href: '#learn', current: true }, { label: 'Accredited?', href: '#accreditation' }, { label: 'Process', href: '#process' }, { label: 'FAQ', href: '#faq' }, { label: 'Contact', href: '#contact' }], session: { status: 'signed-out', signIn: { label: 'Login', href: '#login' }, signUp: { label: 'Get Started', href: '#signup' } }, menuLabels: { open: 'Open menu', close: 'Close menu' } }, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof NavigationBar>
export default meta
type Story = StoryObj<typeof meta>

export const SignedOut: Story = {}
export const Loading: Story = { args: { session: { status: 'loading', label: 'Loading your session' } } }
export const SignedIn: Story = { args: { session: { status: 'signed-in', greeting: { label: 'Hi Margaret', href: '#profile' }, signOut: { label: 'Sign Out', onSelect: fn() } } } }
export const VeryLongName: Story = { args: { session: { status: 'signed-in', greeting: { label: 'Hi Maximiliana-Konstantina Featherstonehaugh', href: '#profile' }, signOut: { label: 'Sign Out', onSelect: fn() } } } }
export const OnAPage: Story = { decorators: [(Story) => <><Story /><main style={{ height: '200vh' }} /></>] }
