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
export async function layOut({ shots, scale, shades, trim, baseline }: Draft): Promise<LaidOut> {
  const gap = 16
  const labelHeight = 24
  const paper = '#c8c8c8'
  /** Fewer rows are drawn again: a strip in their place would save nothing. */
  const leastRun = 48 / scale
  const stripHeight = 18 / scale
  const widest = 2 * 1280 + 3 * gap
  interface Cell {
    story: string
    label: string
    width: number
    height: number
    pictures: ImageData[]
    /** A number for each row; rows that look the same have the same one. */
    rows: Int32Array
    /** Where each run of `leastRun` rows begins, by a number that equal runs share. */
    runs: Map<number, number[]>
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
    const empty = pixels.at(-1)
    let { width } = image
    const lastColumnIsEmpty = () => {
      for (let at = width - 1; at < pixels.length; at += image.width) if (pixels[at] !== empty) return false
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
    const rows = rowsOf(cut, height)
    return { story, label: `${story}, ${note}`, width, height, pictures: cut, rows, runs: runsOf(rows) }
  }

  function isSame(one: ImageData, other: ImageData | undefined): boolean {
    if (one.width !== other?.width || one.height !== other.height) return false
    const theirs = pixelsOf(other)
    return pixelsOf(one).every((pixel, at) => pixel === theirs[at])
  }

  const mixed = (hash: number, value: number) => Math.imul(hash ^ value, 16_777_619)

  function rowsOf(pictures: readonly ImageData[], height: number): Int32Array {
    const rows = new Int32Array(height)
    for (const picture of pictures) {
      const pixels = pixelsOf(picture)
      for (let row = 0; row < picture.height; row += 1) {
        let hash = rows[row] ?? 0
        for (let at = row * picture.width; at < (row + 1) * picture.width; at += 1) hash = mixed(hash, pixels[at] ?? 0)
        rows[row] = hash
      }
    }
    return rows
  }

  function runAt(rows: Int32Array, begin: number): number {
    let hash = 0
    for (let at = begin; at < begin + leastRun; at += 1) hash = mixed(hash, rows[at] ?? 0)
    return hash
  }

  function runsOf(rows: Int32Array): Map<number, number[]> {
    const runs = new Map<number, number[]>()
    for (let begin = 0; begin + leastRun <= rows.length; begin += 1) {
      const run = runAt(rows, begin)
      const begins = runs.get(run)
      if (begins) begins.push(begin)
      else runs.set(run, [begin])
    }
    return runs
  }

  /** How many rows are the same in both, from these two on. */
  function commonRows(one: Int32Array, at: number, other: Int32Array, start: number): number {
    let length = 0
    while (at + length < one.length && one[at + length] === other[start + length]) length += 1
    return length
  }

  /**
   * The rows of a cell that no earlier one has. Where rows are left out, a strip says which they are and whose, so that
   * the sheet still tells every row.
   */
  function changesOf(cell: Cell, earlier: readonly Cell[]): Cell {
    const { rows } = cell
    const pieces: { from: number; height: number; note?: string }[] = []
    for (let at = 0; at < cell.height;) {
      let [longest, note] = [0, '']
      const run = runAt(rows, at)
      for (const { story, rows: theirs, runs } of earlier)
        for (const start of runs.get(run) ?? []) {
          const length = commonRows(rows, at, theirs, start)
          if (length >= leastRun && length > longest) {
            longest = length
            note = `${start} to ${start + length} of ${story}`
          }
        }
      const last = pieces.at(-1)
      if (longest > 0) pieces.push({ from: at, height: stripHeight, note })
      else if (last && last.note === undefined) last.height += 1
      else pieces.push({ from: at, height: 1 })
      at += Math.max(1, longest)
    }
    const height = pieces.reduce((sum, piece) => sum + piece.height, 0)
    const pictures = cell.pictures.map((picture) => {
      const context = canvasOf(picture.width, height)
      let top = 0
      for (const piece of pieces) {
        if (piece.note === undefined)
          context.putImageData(picture, 0, top - piece.from, 0, piece.from, picture.width, piece.height)
        else drawStrip(context, top, piece.note)
        top += piece.height
      }
      return context.getImageData(0, 0, picture.width, height)
    })
    return { ...cell, height, pictures }
  }

  function drawStrip(context: CanvasRenderingContext2D, top: number, note: string): void {
    context.fillStyle = paper
    context.fillRect(0, top, context.canvas.width, stripHeight)
    context.font = `${(stripHeight * 2) / 3}px Arial`
    context.fillStyle = '#000000'
    context.fillText(note, gap, top + (stripHeight * 2) / 3, context.canvas.width - 2 * gap)
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
  const cells = uncut.map((cell, index) => {
    const earlier = uncut.slice(0, index).filter(({ width }) => width === cell.width)
    const drawn = earlier.length > 0 ? changesOf(cell, earlier) : cell
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
  sheet.fillStyle = paper
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
