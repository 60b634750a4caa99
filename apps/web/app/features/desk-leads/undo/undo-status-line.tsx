import { ActionProblemBanner } from '../action-problem-banner.tsx'
import { useUndoStatus } from './undo-action.ts'

/** What became of the last undoing, announced once. */
export function UndoStatusLine() {
  const { done, problem } = useUndoStatus()
  return (
    <>
      <output className="leads-status">{done === undefined ? null : <span>{done}</span>}</output>
      <ActionProblemBanner problem={problem} />
    </>
  )
}
