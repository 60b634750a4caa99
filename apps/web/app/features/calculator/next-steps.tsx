import { Button } from '@dst/ui/button'
import { LinkCards } from '@dst/ui/link-cards'
import { paths } from '~/paths.ts'
import { useSessionStore } from '~/services/session.ts'
import { exchangeFragment } from './exchange-fragment.ts'
import type { SaleInputs } from './sale-inputs.ts'

const exchange = (inputs: SaleInputs) => ({
  href: `${paths.exchangeMoney}${exchangeFragment(inputs)}`,
  eyebrow: 'Use these figures',
  label: 'Continue with your own exchange: its dates, what it has to replace, and the tax in detail',
})
const guide = {
  href: paths.learn,
  eyebrow: 'Read',
  label: 'How an exchange into a DST works, with its costs and risks',
}
const account = {
  href: paths.signUp,
  eyebrow: 'Get started',
  label: 'Create an account and see how ready you are for an exchange',
}
const profile = { href: paths.profile, eyebrow: 'Your account', label: 'Continue with your investor profile' }

/** Next steps after a result: go on with it, read the guide, create an account, print it for the CPA. */
export function NextSteps({ inputs }: { inputs: SaleInputs }) {
  const signedIn = useSessionStore(({ status }) => status === 'signed-in')
  return (
    <section aria-labelledby="calculator-next" className="calculator-next">
      <h3 id="calculator-next">What next?</h3>
      <LinkCards items={[exchange(inputs), guide, signedIn ? profile : account]} />
      <div className="calculator-next-print">
        <p>Take these figures to your CPA before you decide: they fit one page.</p>
        <Button variant="secondary" icon="printer" onClick={() => window.print()}>
          Print for your CPA
        </Button>
      </div>
    </section>
  )
}
