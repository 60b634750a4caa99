import { Banner } from '@dst/ui/banner'
import { givenInput } from './given-inputs.ts'
import type { RefusedInput } from './inputs-in-hash.ts'
import type { SaleInputs } from './sale-inputs.ts'

/** Says which figures of a shared calculation are the example's, because the address is not clear about them. */
export function RefusedInputs({ inputs, refused }: { inputs: SaleInputs; refused: readonly RefusedInput[] }) {
  if (refused.length === 0) return null
  return (
    <Banner tone="caution" announce="none" heading="Not all of the shared figures could be read">
      <ul className="grid gap-1">
        {refused.map((input) => (
          <li key={input.name}>{refusalMessage(input, inputs)}</li>
        ))}
      </ul>
      <p className="mt-2">Enter what was meant, or ask whoever sent you the link.</p>
    </Banner>
  )
}

/** What the address says of one input, and what the result counts with instead. */
export function refusalMessage({ name, text }: RefusedInput, inputs: SaleInputs): string {
  const { term, description } = givenInput(name, inputs)
  return `${term}: “${text}” is not clear. The result uses the example’s ${description}.`
}
