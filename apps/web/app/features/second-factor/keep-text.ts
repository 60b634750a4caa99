/** Puts a text into a file of the person's downloads. */
export function downloadText(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = name
  link.click()
  // The browser has taken the file over by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href))
}

/** Prints a text on a sheet of its own, without the page that it stands on. */
export function printText(text: string): void {
  const sheet = document.createElement('iframe')
  sheet.hidden = true
  document.body.append(sheet)
  const paper = sheet.contentDocument?.createElement('pre')
  if (paper === undefined) return
  paper.textContent = text
  sheet.contentDocument?.body.append(paper)
  // Some browsers go on while the question about printers is open, and print when it is answered.
  sheet.contentWindow?.addEventListener('afterprint', () => sheet.remove())
  sheet.contentWindow?.print()
}
