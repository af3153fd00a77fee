/** WebKit's small browser on a screen that nobody sees, driven by WebDriver through its own driver program. */
import { createServer } from 'node:net'
import { clickActions, type Driver, HEIGHT, keyActions, WIDTH } from './driver.ts'
import { Program, pathOf } from './program.ts'

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** One command of WebDriver. */
async function send<R>(address: string, method: 'POST' | 'DELETE' | 'GET', body?: object): Promise<R> {
  const answer = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await answer.json()) as { value: R & { message?: string } }
  if (!answer.ok) throw new Error(`WebKit refuses ${new URL(address).pathname}: ${value.message}`)
  return value
}

async function isOpen(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/status`)).ok
  } catch {
    return false
  }
}

export async function openWebKit(): Promise<Driver> {
  const size = `${WIDTH}x${HEIGHT}x24`
  const screen = new Program(pathOf('XVFB_PATH'), () => ['-displayfd', '1', '-screen', '0', size])
  const display = await screen.says(/^(\d+)$/m)
  const port = await freePort()
  const program = new Program(pathOf('WEBKIT_DRIVER_PATH'), () => [`--port=${port}`], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
  })
  const driver = `http://127.0.0.1:${port}`
  for (const until = Date.now() + 30_000; !(await isOpen(driver)) && Date.now() < until; )
    await new Promise((next) => setTimeout(next, 100))
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: pathOf('WEBKIT_PATH'), args: ['--automation'] } },
    },
  })
  const session = `${driver}/session/${sessionId}`
  await send(`${session}/window/rect`, 'POST', { x: 0, y: 0, width: WIDTH, height: HEIGHT })
  const act = async (actions: object[]) => {
    await send(`${session}/actions`, 'POST', { actions })
  }
  return {
    async goto(url) {
      await send(`${session}/url`, 'POST', { url })
    },
    async reload() {
      await send(`${session}/refresh`, 'POST', {})
    },
    async evaluate<R>(expression: string): Promise<R> {
      const script = `const done = arguments[0]
        ;(async () => JSON.stringify(await (${expression})))().then(
          (value) => done({ value }),
          (error) => done({ error: String(error) }))`
      const { value, error } = await send<{ value?: string; error?: string }>(
        `${session}/execute/async`,
        'POST',
        { script, args: [] },
      )
      if (error) throw new Error(error)
      return value === undefined ? (undefined as R) : JSON.parse(value)
    },
    click: (x, y) => act(clickActions(x, y)),
    type: (letters) => act(keyActions(letters)),
    async close() {
      await send(session, 'DELETE')
      await program.end()
      await screen.end()
    },
  }
}
