import { formatUsd } from '@dst/domain/calculator'
import { dstTerm, exchangeWindow, identificationWindow, lifecycleExample } from '@dst/domain/parameters'
import { Dialog } from '@dst/ui/dialog'

const { tax, remaining, roll } = lifecycleExample

const stages = [
  {
    title: 'Exchange',
    text:
      'You sell your property, a qualified intermediary holds the proceeds, and they buy your share of a ' +
      'trust that owns real estate.',
  },
  {
    title: `Hold, about ${dstTerm} years`,
    text:
      'The trust is managed for you. It may pay distributions, usually monthly; they can be cut or stop, and ' +
      'you have no vote.',
  },
  {
    title: 'The trust sells',
    text: 'The sponsor decides when. Each owner then chooses again what to do with the proceeds.',
  },
] as const

/** How a DST exchange runs from one sale to the next, with fixed example figures. */
export default function LifecycleDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title="DST lifecycle"
      description="An example with fixed figures. They do not follow what you entered."
    >
      <ol className="grid gap-4 ps-6">
        {stages.map(({ title, text }) => (
          <li key={title} className="list-decimal">
            <p className="font-strong">{title}</p>
            <p className="text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="grid gap-6 sm:grid-cols-2">
        <Choice
          title="Cash out"
          figures={[
            ['Tax', tax],
            ['Remaining', remaining],
          ]}
        >
          The tax that was put off comes due, on the first gain and the new one.
        </Choice>
        <Choice title="Exchange again" figures={[['Roll into the next property', roll]]}>
          {'Tax may be deferred once more, with the same ' +
            `${identificationWindow} and ${exchangeWindow} days to meet.`}
        </Choice>
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  title: string
  figures: readonly (readonly [label: string, amount: number])[]
  children: string
}

function Choice({ title, figures, children }: ChoiceProps) {
  return (
    <section className="border-t-2 border-rule pt-3">
      <h3>{title}</h3>
      <p className="mt-1 mb-3 text-small text-ink-muted">{children}</p>
      <dl>
        {figures.map(([label, amount]) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2">
            <dt>{label}</dt>
            <dd className="ui-tabular ms-auto font-serif text-heading-3">{`about ${formatUsd(amount)}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
