import { Icon } from '@dst/ui/icon'
import { TextLink } from '@dst/ui/link'
import { paths } from '~/paths.ts'
import { fieldId } from './fields/field-id.ts'
import type { FieldPath } from './store/edits.ts'

interface FieldNoteProps {
  text: string
  /** What the link to the field says. */
  link: string
  path: FieldPath
  /** Shows the field on this screen; without it, the link leads to the field in the view of the money. */
  goTo?: (path: FieldPath) => void
}

/** A sentence, and a link to the field that it is about. */
export function FieldNote({ text, link, path, goTo }: FieldNoteProps) {
  const id = fieldId(path)
  return (
    <p className="exchange-gap">
      <Icon name="info" />
      <span>
        <span>{text}</span>{' '}
        {goTo === undefined ? (
          <TextLink className="exchange-gap-link" href={`${paths.exchangeMoney}#${id}`}>
            {link}
          </TextLink>
        ) : (
          <a
            className="ui-text-link exchange-gap-link"
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault()
              goTo(path)
            }}
          >
            {link}
          </a>
        )}
      </span>
    </p>
  )
}
