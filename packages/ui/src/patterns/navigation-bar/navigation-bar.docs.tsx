import type { PartDocs } from '../../foundations/part-docs.ts'
import { brand } from '../../testing/sample-props.ts'
import { Card } from '../../components/card/card.tsx'
import { NavigationBar } from './navigation-bar.tsx'

const menuLabels = { open: 'Open menu', close: 'Close menu' }

const signedOut = {
  status: 'signed-out',
  signIn: { label: 'Login', href: '#login' },
  signUp: { label: 'Get Started', href: '#signup' },
} as const

export const docs = {
  use: ['Once, on top of every page.'],
  avoid: ['Parts of one page: use ContentsList or LinkTabs.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter or Space', does: 'Opens the menu where it is folded.' },
    { keys: 'Escape', does: 'Closes the menu.' },
  ],
  name: 'A navigation landmark; the present page carries aria-current.',
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
  conformance: {
    kind: 'composition',
    role: 'navigation',
    name: 'Main',
    element: (
      <NavigationBar
        label="Main"
        brand={brand}
        links={[]}
        session={{ status: 'loading', label: 'Loading' }}
        menuLabels={{ open: 'Open menu', close: 'Close menu' }}
      />
    ),
  },
} satisfies PartDocs
