/** Whether the text was copied; browsers refuse on insecure pages and when the user denies permission. */
export async function copyText(text: string): Promise<boolean> {
  // Undefined on insecure pages, despite its type.
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (clipboard === undefined) return false
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
