import type { Examples } from '../../foundations/guidance.ts'
import { Card } from '../../components/card/card.tsx'
import { NavigationBar } from './navigation-bar.tsx'

const menuLabels = { open: 'Open menu', close: 'Close menu' }
const brand = { name: 'DST Investing', href: '#home' }
const signedOut = {
  status: 'signed-out',
  signIn: { label: 'Login', href: '#login' },
  signUp: { label: 'Get Started', href: '#signup' },
} as const

export const examples: Examples = {
  good: {
    drawing: (
      <NavigationBar
        label="Example, main"
        brand={brand}
        links={[
          { label: 'Learn', href: '#learn', current: true },
          { label: 'FAQ', href: '#faq' },
        ]}
        session={signedOut}
        menuLabels={menuLabels}
      />
    ),
    why: 'The few pages that everybody looks for, and who is here.',
  },
  bad: {
    drawing: (
      <Card heading="Your Sale">
        <NavigationBar
          label="Example, parts of a page"
          brand={brand}
          links={[
            { label: 'Price', href: '#price', current: true },
            { label: 'Loan', href: '#loan' },
          ]}
          session={signedOut}
          menuLabels={menuLabels}
        />
      </Card>
    ),
    why: 'These are parts of one page: use LinkTabs.',
  },
}
