import { DescriptionList } from '@dst/ui/description-list'
import { LinkButton } from '@dst/ui/link-button'
import { MessagePage } from '@dst/ui/message-page'
import { paths } from '~/paths.ts'

const waysOn = [
  { href: paths.learn, label: 'Learn', about: 'what a Delaware statutory trust is' },
  { href: paths.accreditation, label: 'Accredited?', about: 'who may invest' },
  { href: paths.process, label: 'Process', about: 'the three steps, and what each asks of you' },
  { href: paths.answers, label: 'Answers', about: 'one page for each question that owners have' },
  { href: paths.faq, label: 'FAQ', about: 'common questions, answered' },
  { href: paths.contact, label: 'Contact', about: 'write or call us' },
] as const

/** The page for an unknown address, with links to go on. */
export function NotFoundPage() {
  return (
    <MessagePage title="Page Not Found" actions={<LinkButton href={paths.home}>Go to the home page</LinkButton>}>
      <p className="mb-6">
        There is no page at this address. It may have moved, or the link may be mistyped. Try one of these:
      </p>
      <DescriptionList items={waysOn.map(({ href, label, about }) => ({ term: label, href, description: about }))} />
    </MessagePage>
  )
}
