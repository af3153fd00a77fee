/** How light each point of a picture is, from 0 to 1, as a screen shows it. */
import type { JSHandle, Page } from 'playwright-core'

/** The pictures, each in base64, stay in the page: whoever asks looks at them there. */
export function lightsOf(page: Page, pictures: readonly string[]): Promise<JSHandle<number[][]>> {
  return page.evaluateHandle(
    (given) =>
      Promise.all(
        given.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          if (!context) throw new Error('There is no canvas to look at pictures with.')
          context.drawImage(bitmap, 0, 0)
          const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
          const linear = (at: number) => {
            const value = (data[at] ?? 0) / 255
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
          }
          return Array.from(
            { length: data.length / 4 },
            (_, at) => 0.2126 * linear(at * 4) + 0.7152 * linear(at * 4 + 1) + 0.0722 * linear(at * 4 + 2),
          )
        }),
      ),
    pictures,
  )
}
