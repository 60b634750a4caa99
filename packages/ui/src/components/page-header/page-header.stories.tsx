import type { Meta, StoryObj } from '@storybook/react-vite'
import { Illustration } from '../illustration/illustration.tsx'
import { LinkButton } from '../link-button/link-button.tsx'
import { PageHeader } from './page-header.tsx'

const meta = { title: 'Components/PageHeader', component: PageHeader, args: { eyebrow: 'Required for DST Investments', title: 'Investor Accreditation', lead: 'DST interests are offered to accredited investors only. Here is what that means, and how it is verified.' }, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Display: Story = { args: { size: 'display', eyebrow: 'DELAWARE STATUTORY TRUST', title: 'DST Investing. Made Simple.', lead: 'Replace the stress of the 1031 deadlines with property that is already bought, financed and managed.', actions: <><LinkButton href="#signup">Get Started</LinkButton><LinkButton href="#learn" variant="secondary">Learn More</LinkButton></>, aside: <Illustration name="building" /> } }
export const Plain: Story = { args: { size: 'plain', title: 'Welcome Back', lead: undefined, eyebrow: undefined } }
