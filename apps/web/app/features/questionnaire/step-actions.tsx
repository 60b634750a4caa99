import { Button } from '@dst/ui/button'
import { useNavigate } from 'react-router'
import { questionnaireStepPath } from '~/paths'

interface StepActionsProps {
  number: number
  last: boolean
  formId: string
  sending: boolean
}

/** Previous, and Next or Submit. */
export function StepActions({ number, last, formId, sending }: StepActionsProps) {
  const navigate = useNavigate()
  return (
    <>
      {number === 1 ? null : (
        <Button variant="secondary" icon="arrow-left" disabled={sending} onClick={() => void navigate(questionnaireStepPath(number - 1))}>
          Previous
        </Button>
      )}
      {last ? (
        <Button type="submit" form={formId} busy={sending} busyLabel="Submitting...">Submit</Button>
      ) : (
        <Button type="submit" form={formId} icon="arrow-right" iconPosition="end">Next</Button>
      )}
    </>
  )
}
