import { DescriptionList } from '@dst/ui/description-list'

// The owner must be able to substantiate "SEC compliant" before launch, or change it (docs/content-style).
const benefits = [
  { term: 'RIA partner network', description: 'Talk to a Registered Investment Advisor when your answers qualify you for a consultation.' },
  { term: 'SEC compliant (Reg D 506(c))', description: 'Offerings under this rule are open to accredited investors whose status has been verified.' },
  { term: '45/180 day timeline support', description: 'Know what has to happen by day 45 and by day 180 of a 1031 exchange.' },
  { term: 'Institutional properties', description: 'Own a share of buildings that one exchange alone could seldom buy.' },
]

/** What an account leads to, beside the form. */
export function Benefits() {
  return (
    <>
      <div className="ui-eyebrow">Free for investors</div>
      <h2 className="text-heading-3">What your account gives you</h2>
      <DescriptionList layout="stacked" items={benefits} />
      <p className="text-small text-ink-muted">
        Partner firms pay us; you never do. We give no investment, tax or legal advice and never handle your funds.
      </p>
    </>
  )
}
