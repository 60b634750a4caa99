/** The value of a text field in a submitted form; empty if there is no such field. */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
