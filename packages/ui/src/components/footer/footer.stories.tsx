import type { Meta, StoryObj } from '@storybook/react-vite'
import { Footer } from './footer.tsx'

const meta = {
  title: 'Components/Footer',
  component: Footer,
  args: {
    brand: { name: 'DST Investing', href: '#home' },
    summary: 'Education about Delaware statutory trusts for owners of investment property.',
    groups: [
      {
        heading: 'Understand',
        links: [
          { label: 'Learn', href: '#learn' },
          { label: 'Process', href: '#process' },
          { label: 'FAQ', href: '#faq' },
        ],
      },
      {
        heading: 'Legal',
        links: [
          { label: 'Terms', href: '#terms' },
          { label: 'Privacy', href: '#privacy' },
        ],
      },
    ],
    disclaimer: 'This site gives no investment, tax or legal advice, does not handle funds and does not charge users.',
    legal: '© 2026 DST Investing',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
