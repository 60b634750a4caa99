import type { Reviewed } from '@dst/content/sources'
import { Icon, type IconName } from '@dst/ui/icon'
import { useLoaderData } from 'react-router'
import { ReviewNote } from '~/lib/review-note'
import { contentOf, type ReviewedContent } from '~/lib/reviewed-content'

// The owner must be able to substantiate "SEC compliant" before launch, or change it.
const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'handshake', title: 'RIA partner network', text: 'Talk to a Registered Investment Advisor when your answers qualify you for a consultation.' },
  { icon: 'shield', title: 'SEC compliant (Reg D 506(c))', text: 'Offerings under this rule are open to accredited investors whose status has been verified.' },
  { icon: 'calendar', title: '45/180 day timeline support', text: 'Know what has to happen by day 45 and by day 180 of a 1031 exchange.' },
  { icon: 'building', title: 'Institutional properties', text: 'Own a share of buildings that one exchange alone could seldom buy.' },
]

/** What an account leads to, beside the form. */
export function Benefits() {
  const review = contentOf(useLoaderData<ReviewedContent<Reviewed>>())
  return (
    <>
      <div className="ui-eyebrow">Free for investors</div>
      <h2 className="text-heading-3">What your account gives you</h2>
      <ul className="grid gap-6">
        {benefits.map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            <span className="text-accent"><Icon name={icon} size="large" /></span>
            <div>
              <p className="font-strong">{title}</p>
              <p className="text-small text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-6 text-small text-ink-muted">
        Partner firms pay us; you never do. We give no investment, tax or legal advice and never handle your funds.
      </p>
      <ReviewNote of={review} />
    </>
  )
}
