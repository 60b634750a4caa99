import { Footer } from '@dst/ui/footer'
import { Disclaimer } from '~/lib/page/disclaimer.tsx'
import { siteName } from '~/lib/page/site-name.ts'
import { paths } from '~/paths.ts'
import { useSessionStore } from '~/services/session.ts'
import { sitePages } from './site-pages.ts'

const pages = { heading: 'Pages', links: sitePages }
const tools = {
  heading: 'Tools and Sources',
  links: [
    { label: 'Answers', href: paths.answers },
    { label: 'Your Exchange', href: paths.exchange },
    { label: 'Figures', href: paths.figures },
    { label: 'State Taxes', href: paths.states },
    { label: 'Glossary', href: paths.glossary },
    { label: 'Sources', href: paths.sources },
    { label: 'Search, A to Z', href: paths.search },
  ],
}
const legal = {
  heading: 'Legal',
  links: [
    { label: 'Terms of Service', href: paths.terms },
    { label: 'Privacy Policy', href: paths.privacy },
    { label: 'Your Privacy Choices', href: paths.privacyChoices },
  ],
}
const guestLinks = [
  { label: 'Login', href: paths.signIn },
  { label: 'Get Started', href: paths.signUp },
]
const investorLinks = [{ label: 'Your Profile', href: paths.profile }]

/** The footer of every page: links, what this site is, and what it is not. */
export function SiteFooter() {
  const signedIn = useSessionStore(({ status }) => status === 'signed-in')
  const account = { heading: 'Account', links: signedIn ? investorLinks : guestLinks }
  return (
    <Footer
      brand={{ name: siteName, href: paths.home }}
      summary={'For owners of investment property who are considering a 1031 exchange into a Delaware statutory trust.'}
      groups={[pages, tools, account, legal]}
      disclaimer={<Disclaimer />}
      legal={`© ${siteName}`}
    />
  )
}
