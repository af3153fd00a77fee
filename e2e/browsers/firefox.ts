/** Firefox without a window, driven by WebDriver BiDi: its own protocol over a web socket, without a program between. */
import { clickActions, type Driver, HEIGHT, keyActions, WIDTH } from './driver.ts'
import { Program, pathOf } from './program.ts'

interface Answer {
  readonly id: number
  readonly type: 'success' | 'error'
  readonly result?: unknown
  readonly message?: string
}

/** Commands and their answers, matched by number. */
class Socket {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, { done(result: unknown): void; fail(error: Error): void }>()
  #last = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.onmessage = ({ data }) => {
      const { id, type, result, message }: Answer = JSON.parse(String(data))
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (type === 'success') waiting?.done(result)
      else waiting?.fail(new Error(message))
    }
    socket.onclose = () => {
      for (const { fail } of this.#waiting.values()) fail(new Error('Firefox hung up.'))
    }
  }

  static async open(address: string): Promise<Socket> {
    const socket = new WebSocket(address)
    await new Promise<void>((open, fail) => {
      socket.onopen = () => open()
      socket.onerror = () => fail(new Error(`Nobody answers at ${address}.`))
    })
    return new Socket(socket)
  }

  send<R>(method: string, params: object): Promise<R> {
    const id = ++this.#last
    return new Promise<R>((done, fail) => {
      this.#waiting.set(id, { done: (result) => done(result as R), fail })
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
  }
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

export async function openFirefox(): Promise<Driver> {
  const program = new Program(pathOf('FIREFOX_PATH'), (home) => [
    '--headless',
    '--no-remote',
    '--profile',
    home,
    '--remote-debugging-port=0',
  ])
  const address = await program.says(/WebDriver BiDi listening on (ws:\/\/\S+)/)
  const socket = await Socket.open(`${address}/session`)
  await socket.send('session.new', { capabilities: {} })
  const { contexts } = await socket.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  await socket.send('browsingContext.setViewport', { context, viewport: { width: WIDTH, height: HEIGHT } })
  const act = async (actions: object[]) => {
    await socket.send('input.performActions', { context, actions })
  }
  return {
    async goto(url) {
      await socket.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async reload() {
      await socket.send('browsingContext.reload', { context, wait: 'complete' })
    },
    async evaluate<R>(expression: string): Promise<R> {
      const answer = await socket.send<Evaluated>('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value === undefined ? (undefined as R) : JSON.parse(answer.result.value)
    },
    click: (x, y) => act(clickActions(x, y)),
    type: (letters) => act(keyActions(letters)),
    close: () => program.end(),
  }
}
