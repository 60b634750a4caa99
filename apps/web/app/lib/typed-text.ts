/** What was typed into a field of a submitted form; empty when there is no such text field. */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
