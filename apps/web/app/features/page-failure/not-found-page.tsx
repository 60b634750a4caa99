import { LinkButton } from '@dst/ui/link-button'
import { TextLink } from '@dst/ui/link'
import { paths } from '~/paths'
import { PlainPage } from './plain-page'

const waysOn = [
  { href: paths.learn, label: 'Learn', about: 'what a Delaware statutory trust is' },
  { href: paths.accreditation, label: 'Accredited?', about: 'who may invest' },
  { href: paths.process, label: 'Process', about: 'the three steps, and what each asks of you' },
  { href: paths.faq, label: 'FAQ', about: 'thirty questions, answered' },
  { href: paths.contact, label: 'Contact', about: 'a person who can help' },
] as const

/** The page for an address that leads nowhere, with the ways on. */
export function NotFoundPage() {
  return (
    <PlainPage eyebrow="404" heading="Page Not Found" lead="There is no page at this address. It may have moved, or the link may have a slip in it.">
      <LinkButton href={paths.home}>Go to the home page</LinkButton>
      <ul className="mt-6 border-t border-line">
        {waysOn.map(({ href, label, about }) => (
          <li key={href} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2">
            <TextLink href={href} className="inline-flex min-h-11 items-center font-strong">{label}</TextLink>
            <span className="text-ink-muted">{about}</span>
          </li>
        ))}
      </ul>
    </PlainPage>
  )
}
