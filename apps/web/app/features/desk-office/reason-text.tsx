import { reasonOf } from './reason-labels.ts'

/** Why something failed, what to do, and the code of it. */
export function ReasonText({ code }: { code: string }) {
  const { what, todo } = reasonOf(code)
  return (
    <span className="desk-reason">
      <span>{what}</span>
      <span className="desk-quiet">{todo}</span>
      <code>{code}</code>
    </span>
  )
}
