import { TextField, type TextFieldProps } from '@dst/ui/text-field'
import type { CodeKind } from './second-factor-trouble'

/** Props of {@link CodeField}; everything a text field takes besides. */
export interface CodeFieldProps extends Omit<TextFieldProps, 'name' | 'label'> {
  /** `either` takes a code of the app as well as a recovery code. */
  kind: CodeKind | 'either'
}

const labels = {
  app: 'Six-digit code',
  recovery: 'Recovery code',
  either: 'Code from your app, or a recovery code',
} as const

/** The name under which a form holds the code. */
export const codeFieldName = 'code'

/** The field for a code. Spaces are taken as they are typed, and phones offer the keys that a code has. */
export function CodeField({ kind, ...rest }: CodeFieldProps) {
  const typing =
    kind === 'app'
      ? ({ inputMode: 'numeric', autoComplete: 'one-time-code' } as const)
      : ({ autoComplete: 'off', autoCapitalize: 'none' } as const)
  return (
    <TextField
      {...typing}
      {...rest}
      name={codeFieldName}
      label={labels[kind]}
      spellCheck={false}
      required
      className="[font-variant-numeric:tabular-nums]"
    />
  )
}
