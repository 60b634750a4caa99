import { Button } from '@dst/ui/button'
import { useNavigate } from 'react-router'
import { questionnaireStepPath } from '~/paths.ts'

interface StepActionsProps {
  number: number
  onReview: boolean
  /** The user came from the review to change an answer. */
  changing: boolean
  formId: string
  sending: boolean
}

/** Previous, and Next or Submit; while changing an answer, only a link back to the review. */
export function StepActions({ number, onReview, changing, formId, sending }: StepActionsProps) {
  const navigate = useNavigate()
  if (changing)
    return (
      <Button type="submit" form={formId} icon="arrow-right" iconPosition="end">
        Back to the review
      </Button>
    )
  return (
    <>
      {number === 1 ? null : (
        <Button
          variant="secondary"
          icon="arrow-left"
          disabled={sending}
          onClick={() => void navigate(questionnaireStepPath(number - 1))}
        >
          Previous
        </Button>
      )}
      {onReview ? (
        <Button type="submit" form={formId} busy={sending} busyLabel="Submitting...">
          Submit
        </Button>
      ) : (
        <Button type="submit" form={formId} icon="arrow-right" iconPosition="end">
          Next
        </Button>
      )}
    </>
  )
}
