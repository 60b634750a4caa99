import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { NumberText } from './use-number-text.ts'

interface NumberRefusalProps {
  id: string
  refused: NumberText['refused']
  previousValueNote: (previous: string) => string
  chooseLabel: (meant: number) => string
  onChoose: (meant: number) => void
}

/** Why a text was rejected, always rendered, so that screen readers announce it, and the numbers it may have meant. */
export function NumberRefusal({
  id,
  refused,
  previousValueNote,
  chooseLabel,
  onChoose,
}: NumberRefusalProps): ReactNode {
  const { reason = '', previous, meant = [] } = refused ?? {}
  return (
    <div className="ui-number-notice">
      <div id={id} className="ui-number-refusal" aria-live="polite">
        {refused === undefined ? null : (
          <>
            <Icon name="info" />
            <span>{previous === undefined ? reason : `${reason} ${previousValueNote(previous)}`}</span>
          </>
        )}
      </div>
      {meant.length === 0 ? null : (
        <div className="ui-number-meant">
          {meant.map((value) => (
            <Button key={value} variant="secondary" size="small" onClick={() => onChoose(value)}>
              {chooseLabel(value)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
