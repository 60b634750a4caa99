/** The screenshots of a story at one width. */
export interface Shot {
  story: string
  /** Shown next to the story's name. */
  note: string
  /** One per scheme, as data URLs. */
  pictures: string[]
}

/** What goes on a sheet. */
export interface Draft {
  /** Narrow shots first. */
  shots: Shot[]
  /** Scale of a drawn shot; 1 is the page's size. */
  scale: number
  /** Shades kept per color channel: 256 keeps all, fewer make the file much smaller. */
  shades: number
  /** Cuts off the empty space on the right. */
  trim: boolean
  /** Draws only those rows of later states that differ from the first state of the same width. */
  onlyChanges: boolean
  /** The picture to compare it with, as a data URL. */
  baseline: string | undefined
}

export interface LaidOut {
  /** The sheet as a base64 PNG. */
  png: string
  /** What differs from the baseline; only the first difference if the sizes differ. */
  differing: string[]
}

/**
 * Runs inside the browser: lays out a sheet, and leaves out a wide shot that looks the same as the narrow one. It is
 * sent to the browser as text and must not use anything outside itself.
 */
export async function layOut({ shots, scale, shades, trim, onlyChanges, baseline }: Draft): Promise<LaidOut> {
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

  /** Width of the painted area plus a margin: all pixels to its right look like the lower right corner. */
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

  /** How many rows two pictures of the same width share, counted from the top or the bottom. */
  function sameRows(one: ImageData, other: ImageData, from: 'top' | 'bottom'): number {
    const { width } = one
    const [ours, theirs] = [pixelsOf(one), pixelsOf(other)]
    const rows = Math.min(one.height, other.height)
    const start = ({ height }: ImageData, row: number) => width * (from === 'top' ? row : height - 1 - row)
    for (let row = 0; row < rows; row += 1) {
      const [here, there] = [start(one, row), start(other, row)]
      for (let at = 0; at < width; at += 1) if (ours[here + at] !== theirs[there + at]) return row
    }
    return rows
  }

  /** The rows of a cell that differ from the first state, plus a margin; an identical cell keeps only the margin. */
  function changesOf(cell: Cell, first: Cell): Cell {
    const same = (from: 'top' | 'bottom') => {
      const rows = cell.pictures.map((picture, index) => sameRows(picture, first.pictures[index] ?? picture, from))
      return Math.max(0, Math.min(...rows) - gap)
    }
    const height = Math.max(gap, cell.height - same('top') - same('bottom'))
    const top = Math.min(same('top'), cell.height - height)
    const pictures = cell.pictures.map((picture) => {
      const context = canvasOf(picture.width, height)
      context.putImageData(picture, 0, -top)
      return context.getImageData(0, 0, picture.width, height)
    })
    return { ...cell, height, pictures }
  }

  function reduced(cell: Cell): Cell {
    const [width, height] = [Math.ceil(cell.width * scale), Math.ceil(cell.height * scale)]
    const pictures = cell.pictures.map((picture) => {
      const full = canvasOf(picture.width, picture.height)
      full.putImageData(picture, 0, 0)
      const context = canvasOf(width, height)
      context.imageSmoothingQuality = 'high'
      context.drawImage(full.canvas, 0, 0, width, height)
      const image = context.getImageData(0, 0, width, height)
      const step = 255 / (shades - 1)
      for (let at = 0; at < image.data.length; at += 1)
        image.data[at] = Math.round(Math.round((image.data[at] ?? 0) / step) * step)
      return image
    })
    return { ...cell, width, height, pictures }
  }

  const uncut: Cell[] = []
  for (const shot of shots) {
    const cell = await cellOf(shot)
    const narrow = uncut.find(({ story }) => story === cell.story)
    if (!narrow?.pictures.every((picture, index) => isSame(picture, cell.pictures[index]))) uncut.push(cell)
  }
  const cells = uncut.map((cell) => {
    const first = uncut.find(({ width }) => width === cell.width)
    const drawn = onlyChanges && first !== undefined && first !== cell ? changesOf(cell, first) : cell
    return scale === 1 && shades === 256 ? drawn : reduced(drawn)
  })

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
