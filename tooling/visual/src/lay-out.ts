/** A story as it was photographed at one width. */
export interface Shot {
  story: string
  /** Stands beside the story's name. */
  note: string
  /** One a scheme, as data addresses. */
  pictures: string[]
}

/** What goes on a sheet: narrow shots first; `trim` cuts off empty paper at the right, `baseline` is what to compare it with. */
export interface Draft {
  shots: Shot[]
  trim: boolean
  baseline: string | undefined
}

export interface LaidOut {
  /** The sheet as base64 of a PNG. */
  png: string
  /** What looks different from the baseline; of a sheet of another size only the first. */
  differing: string[]
}

/**
 * Runs inside the browser: lays out a sheet, and leaves out a wide shot of what looks the same in a narrow one. It is
 * sent to the browser as text and may use nothing from outside itself.
 */
export async function layOut({ shots, trim, baseline }: Draft): Promise<LaidOut> {
  const gap = 16
  const labelHeight = 24
  const widest = 2 * 1280 + 3 * gap
  interface Cell {
    story: string
    label: string
    width: number
    height: number
    pictures: ImageData[]
  }

  function canvasOf(width: number, height: number): CanvasRenderingContext2D {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context === null) throw new Error('This browser has no canvas')
    return context
  }

  async function load(address: string): Promise<CanvasRenderingContext2D> {
    const image = new Image()
    image.src = address
    await image.decode()
    const context = canvasOf(image.width, image.height)
    context.drawImage(image, 0, 0)
    return context
  }

  const pixelsOf = ({ data }: ImageData) => new Uint32Array(data.buffer)

  /** Width of what is painted, with a margin: to the right of it all is as empty as the lower right corner. */
  function paintedWidth(image: ImageData): number {
    const pixels = pixelsOf(image)
    const paper = pixels.at(-1)
    let { width } = image
    const lastColumnIsEmpty = () => {
      for (let at = width - 1; at < pixels.length; at += image.width) if (pixels[at] !== paper) return false
      return true
    }
    while (width > 1 && lastColumnIsEmpty()) width -= 1
    return Math.min(width + gap, image.width)
  }

  async function cellOf({ story, note, pictures }: Shot): Promise<Cell> {
    const loaded = await Promise.all(pictures.map(load))
    const whole = loaded.map((context) => context.getImageData(0, 0, context.canvas.width, context.canvas.height))
    const width = Math.max(...whole.map((image) => (trim ? paintedWidth(image) : image.width)))
    const height = Math.max(...whole.map((image) => image.height))
    const cut = loaded.map((context) => context.getImageData(0, 0, width, height))
    return { story, label: `${story}, ${note}`, width, height, pictures: cut }
  }

  function isSame(one: ImageData, other: ImageData | undefined): boolean {
    if (one.width !== other?.width || one.height !== other.height) return false
    const theirs = pixelsOf(other)
    return pixelsOf(one).every((pixel, at) => pixel === theirs[at])
  }

  const cells: Cell[] = []
  for (const shot of shots) {
    const cell = await cellOf(shot)
    const narrow = cells.find(({ story }) => story === cell.story)
    if (!narrow?.pictures.every((picture, index) => isSame(picture, cell.pictures[index]))) cells.push(cell)
  }

  let [x, y, rowHeight, sheetWidth] = [gap, 0, 0, 0]
  const placed = cells.map((cell) => {
    const span = cell.pictures.length * (cell.width + gap)
    if (x > gap && x + span > widest) [x, y, rowHeight] = [gap, y + rowHeight, 0]
    const at = { ...cell, x, y: y + labelHeight, span }
    x += span
    rowHeight = Math.max(rowHeight, labelHeight + cell.height + gap)
    sheetWidth = Math.max(sheetWidth, x)
    return at
  })
  const sheetHeight = y + rowHeight

  const sheet = canvasOf(sheetWidth, sheetHeight)
  sheet.fillStyle = '#c8c8c8'
  sheet.fillRect(0, 0, sheetWidth, sheetHeight)
  sheet.font = '14px Arial'
  sheet.fillStyle = '#000000'
  for (const { label, pictures, x: left, y: top, width, span } of placed) {
    sheet.fillText(label, left, top - 7, span - gap)
    pictures.forEach((image, index) => sheet.putImageData(image, left + index * (width + gap), top))
  }
  const png = sheet.canvas.toDataURL('image/png').split(',')[1] ?? ''

  if (baseline === undefined) return { png, differing: placed.map(({ label }) => label) }
  const before = await load(baseline)
  const differing = placed.flatMap(({ label, x: left, y: top, span, height }) => {
    const area = [left, top - labelHeight, span, labelHeight + height] as const
    return isSame(sheet.getImageData(...area), before.getImageData(...area)) ? [] : [label]
  })
  const isSameSize = before.canvas.width === sheetWidth && before.canvas.height === sheetHeight
  return { png, differing: isSameSize ? differing : [differing[0] ?? 'a state that is gone'] }
}
