import type { Reviewed } from '@dst/content/sources'
import { exchangeWindow, identificationWindow } from '@dst/domain/parameters/deadlines'
import { Icon, type IconName } from '@dst/ui/icon'
import { useLoaderData } from 'react-router'
import { contentOf } from '~/lib/copy/content-of.ts'
import { ReviewNote } from '~/lib/copy/review-note.tsx'
import type { ReviewedContent } from '~/lib/copy/reviewed-content.ts'

/**
 * The titles are fixed. The owner must be able to substantiate "SEC compliant" before launch; each text says what is
 * true.
 */
export const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'handshake',
    title: 'RIA partner network',
    text:
      'With gold or silver answers you may ask for a call with a Registered Investment Advisor (RIA). ' +
      'Partner firms pay us for each person we introduce, and only you decide whether you are one of them.',
  },
  {
    icon: 'shield',
    title: 'SEC compliant (Reg D 506(c))',
    text:
      'This describes offerings, not us: those under Rule 506(c) may be advertised, take accredited ' +
      'investors only, and must take reasonable steps to verify them. The SEC itself approves no offering.',
  },
  {
    icon: 'calendar',
    title: `${identificationWindow}/${exchangeWindow} day timeline support`,
    text:
      'This site explains both deadlines, and how a tax return can end the second one early. The account ' +
      'can keep your exchange and remind you of its dates by email. A reminder can fail: watching the dates ' +
      'stays with you, your intermediary and your CPA.',
  },
  {
    icon: 'building',
    title: 'Institutional properties',
    text:
      'DSTs often own buildings that one exchange alone could rarely buy. The account itself gives you no ' +
      'property, no share and no right to buy one.',
  },
]

/** The benefits of an account, next to the form. */
export function Benefits() {
  const review = contentOf(useLoaderData<ReviewedContent<Reviewed>>())
  return (
    <>
      <div className="ui-eyebrow">Free for investors</div>
      <h2 className="text-heading-3">What you get, and what you do not</h2>
      <ul className="grid gap-6">
        {benefits.map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            <span className="text-accent">
              <Icon name={icon} size="large" />
            </span>
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
