import { TextField, type TextFieldProps } from '@dst/ui/text-field'
import type { CodeKind } from './second-factor-error.ts'

/** Props of {@link CodeField}, including all other text field props. */
export interface CodeFieldProps extends Omit<TextFieldProps, 'label'> {
  /** `either` accepts a code of the app as well as a recovery code. */
  kind: CodeKind | 'either'
}

const labels = {
  app: 'Six-digit code',
  recovery: 'Recovery code',
  either: 'Code from your app, or a recovery code',
} as const

/** The field for a code. Spaces are accepted, and phones show a suitable keyboard. */
export function CodeField({ kind, ...rest }: CodeFieldProps) {
  const typing =
    kind === 'app'
      ? ({ inputMode: 'numeric', autoComplete: 'one-time-code' } as const)
      : ({ autoComplete: 'off', autoCapitalize: 'none' } as const)
  return (
    <TextField
      {...typing}
      {...rest}
      label={labels[kind]}
      spellCheck={false}
      required
      className="[font-variant-numeric:tabular-nums]"
    />
  )
}
