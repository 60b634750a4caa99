import type { StateClosing } from './closing-copy.ts'
import { paymentAhead } from './closing-copy.ts'

/** What states do at the closing, a paragraph a state, and once what withheld money is. */
export function ClosingOfStates({ closings }: { closings: readonly StateClosing[] }) {
  return (
    <>
      {closings.map(({ state, name, sentences }) => (
        <p key={state}>
          <strong>{`${name}.`}</strong> <span>{sentences.join(' ')}</span>
        </p>
      ))}
      {closings.some(({ withholds }) => withholds) ? <p>{paymentAhead}</p> : null}
    </>
  )
}
