import { Button } from '@dst/ui/button'
import { useState } from 'react'
import { copyText } from '~/lib/browser/copy-text.ts'
import { useDisplayedFor } from '~/lib/time/use-displayed-for.ts'
import { calculatorLink } from './calculator-link.ts'
import { useCalculatorStore } from './calculator-store.ts'

const confirmationMs = 4_000

/** Shares the estimate as a link that reproduces it. Below the figures it can be printed. */
export function CalculatorActions() {
  const [outcome, setOutcome] = useState('')
  const { shown, show } = useDisplayedFor(confirmationMs)
  const copy = async () => {
    const copied = await copyText(calculatorLink(useCalculatorStore.getState().inputs))
    setOutcome(
      copied
        ? 'Link copied. Anyone who opens it sees this estimate.'
        : 'Your browser does not allow copying. Copy the address of this page instead.',
    )
    show()
  }
  return (
    <>
      <Button variant="secondary" size="small" icon={shown ? 'check' : 'document'} onClick={() => void copy()}>
        Copy link
      </Button>
      <output className="basis-full text-small leading-snug text-ink-muted empty:hidden">{shown ? outcome : ''}</output>
    </>
  )
}
