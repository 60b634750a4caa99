import { LinkCards } from '@dst/ui/link-cards'
import { paths } from '~/paths.ts'

const answers = [
  { href: paths.exchangeCompare, eyebrow: 'Compare', label: 'I am thinking of selling' },
  { href: `${paths.exchange}#before-you-sell`, eyebrow: 'Before you sell', label: 'My sale is under contract' },
  { href: paths.exchange, eyebrow: 'Your dates', label: 'I have closed' },
] as const

/** Leads to the view of the exchange file that answers a person's next question. */
export function Triage() {
  return (
    <nav className="home-triage" aria-label="Where do you stand?">
      <LinkCards items={answers} />
    </nav>
  )
}
