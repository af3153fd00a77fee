/** The result of a day as a picture of four by five, drawn in the colours of the page. */
import type { DayPlayed } from './days-played.ts'
import { signLines } from './share.ts'

export const WIDTH = 1080
export const HEIGHT = 1350

export interface PictureWords {
  readonly title: string
  readonly date: string
  readonly game: string
  readonly result: string
  readonly when: string
  readonly streak: string
}

export interface PictureLook {
  /** The view through the window of the game, if it could be drawn. */
  readonly scene: CanvasImageSource | null
  readonly accent: string
  readonly ink: string
  readonly ink2: string
  readonly ground: string
  readonly line: string
  readonly display: string
  readonly text: string
}

const EDGE = 72

/** The colours and letters of the page, as they are where an element stands. */
export function lookAt(element: Element, accent: string, scene: CanvasImageSource | null): PictureLook {
  const style = getComputedStyle(element)
  const of = (name: string) => style.getPropertyValue(name).trim()
  return {
    scene,
    accent,
    ink: of('--ink'),
    ink2: of('--ink-2'),
    ground: of('--bg'),
    line: of('--line-2'),
    display: of('--display'),
    text: of('--ui'),
  }
}

/** A drawing of the page as an image; null where the browser cannot. */
export async function imageOf(svg: SVGElement): Promise<CanvasImageSource | null> {
  const copy = svg.cloneNode(true) as SVGElement
  copy.setAttribute('width', '936')
  copy.setAttribute('height', '1310')
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  try {
    await image.decode()
    return image
  } catch {
    return null
  }
}

export function drawPicture(
  canvas: HTMLCanvasElement,
  { course, result }: Pick<DayPlayed, 'course' | 'result'>,
  words: PictureWords,
  look: PictureLook,
): void {
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return
  const ground = pen.createLinearGradient(0, 0, 0, HEIGHT)
  ground.addColorStop(0, '#1b1430')
  ground.addColorStop(0.6, look.ground)
  ground.addColorStop(1, '#1d1226')
  pen.fillStyle = ground
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  drawWindow(pen, look)

  const say = (text: string, x: number, y: number, font: string, colour: string, most = WIDTH - 2 * EDGE) => {
    pen.font = font
    pen.fillStyle = colour
    pen.fillText(text, x, y, most)
  }
  pen.textBaseline = 'alphabetic'
  say('Duskhall', EDGE, 112, `700 50px ${look.display}`, look.ink, 400)
  pen.textAlign = 'right'
  say(words.title, WIDTH - EDGE, 88, `700 34px ${look.text}`, look.ink)
  say(words.date, WIDTH - EDGE, 128, `400 30px ${look.text}`, look.ink2)
  pen.textAlign = 'left'
  say(words.game, EDGE, 770, `700 84px ${look.display}`, look.ink)
  say(words.result, EDGE, 862, `700 66px ${look.display}`, result === 'won' ? look.accent : look.ink)
  say(words.when, EDGE, 914, `400 36px ${look.text}`, look.ink2)
  drawCourse(pen, course, look)
  pen.strokeStyle = look.line
  pen.lineWidth = 2
  pen.beginPath()
  pen.moveTo(EDGE, HEIGHT - 108)
  pen.lineTo(WIDTH - EDGE, HEIGHT - 108)
  pen.stroke()
  say(words.streak, EDGE, HEIGHT - 52, `700 36px ${look.text}`, look.ink)
}

/** The window of the hall with the game behind it, fading into the dark. */
function drawWindow(pen: CanvasRenderingContext2D, { scene, accent, ground }: PictureLook): void {
  const [left, right, top, foot] = [EDGE, WIDTH - EDGE, 168, 690]
  const arch = new Path2D()
  arch.moveTo(left, foot)
  arch.lineTo(left, 420)
  arch.bezierCurveTo(left, 250, 300, top, WIDTH / 2, top)
  arch.bezierCurveTo(780, top, right, 250, right, 420)
  arch.lineTo(right, foot)
  arch.closePath()
  pen.save()
  pen.clip(arch)
  pen.fillStyle = ground
  pen.fillRect(left, top, right - left, foot - top)
  // The figure of a scene stands a little below its middle, and here in the middle of the window.
  const tall = ((right - left) * 560) / 400
  if (scene) pen.drawImage(scene, left, (top + foot) / 2 - 0.56 * tall, right - left, tall)
  const dusk = pen.createLinearGradient(0, 480, 0, foot)
  dusk.addColorStop(0, 'rgb(18 13 31 / 0)')
  dusk.addColorStop(1, 'rgb(18 13 31 / 0.94)')
  pen.fillStyle = dusk
  pen.fillRect(left, top, right - left, foot - top)
  pen.restore()
  pen.strokeStyle = accent
  pen.lineWidth = 6
  pen.stroke(arch)
}

/** A square for each moment: what it says is its shape, and its colour says it again. */
function drawCourse(pen: CanvasRenderingContext2D, course: string, look: PictureLook): void {
  const lines = signLines(course)
  const room = HEIGHT - 140 - 948
  const size = Math.min(84, Math.floor(room / Math.max(1, lines.length)) - 10)
  lines.forEach((line, row) => {
    ;[...line].forEach((sign, column) => {
      const [x, y] = [EDGE + column * (size + 10), 948 + row * (size + 10)]
      pen.beginPath()
      pen.roundRect(x, y, size, size, size / 6)
      pen.fillStyle = sign === '+' ? look.accent : 'rgb(255 255 255 / 0.09)'
      pen.fill()
      pen.strokeStyle = sign === '-' ? look.ink2 : 'transparent'
      pen.lineWidth = 3
      pen.stroke()
      drawSign(pen, sign, x + size / 2, y + size / 2, size / 4, sign === '+' ? look.ground : look.ink2)
    })
  })
}

function drawSign(
  pen: CanvasRenderingContext2D,
  sign: string,
  x: number,
  y: number,
  half: number,
  colour: string,
): void {
  pen.fillStyle = colour
  pen.beginPath()
  if (sign === '=') pen.rect(x - half, y - half / 4, 2 * half, half / 2)
  else {
    const up = sign === '+' ? -1 : 1
    pen.moveTo(x, y + up * half)
    pen.lineTo(x + half, y - up * half * 0.75)
    pen.lineTo(x - half, y - up * half * 0.75)
  }
  pen.fill()
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png'),
  )
}
