import net from 'node:net';
import { error, WebElement } from 'selenium-webdriver';
import { type Command, type Executor, Name } from 'selenium-webdriver/lib/command.js';

interface Greeting {
  readonly applicationType: string;
}

type Frame = readonly [type: 1, id: number, failure: { error: string; message: string } | null, result: unknown];

/**
 * Marionette, the protocol by which Firefox itself takes WebDriver's commands. A driver between the two (geckodriver)
 * would pass them on as they are, but neither Debian nor npm has one.
 * Frames are `length:json`, a command is `[0, id, name, parameters]`, its answer `[1, id, error, result]`.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export class Marionette implements Executor {
  private lastId = 0;
  private received = Buffer.alloc(0);
  private readonly waiting = new Map<number, { resolve: (value: unknown) => void; reject: (reason: Error) => void }>();
  private readonly socket: net.Socket;

  private constructor(socket: net.Socket) {
    this.socket = socket;
    socket.on('data', (part: Buffer) => this.receive(part));
    socket.on('error', () => {}).once('close', () => this.fail(new Error('Firefox has closed the connection')));
  }

  static connect(port: number): Promise<Marionette> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('error', reject).once('connect', () => resolve(new Marionette(socket)));
    });
  }

  send(name: string, parameters: unknown = {}): Promise<unknown> {
    const id = ++this.lastId;
    const json = JSON.stringify([0, id, name, parameters]);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.write(`${Buffer.byteLength(json)}:${json}`);
    });
  }

  async execute(command: Command): Promise<unknown> {
    const marionetteName = names.get(command.getName());
    if (marionetteName === undefined) throw new Error(`Marionette is not asked for ${command.getName()}`);
    const { sessionId: _sessionId, id, ...parameters } = command.getParameters() as { sessionId: string; id?: Record<string, string> };
    const element = id === undefined ? {} : { id: WebElement.extractId(id) };
    const result = await this.send(marionetteName, { ...parameters, ...element, ...defaults.get(marionetteName) });
    return result !== null && typeof result === 'object' && 'value' in result ? result.value : result;
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(part: Buffer): void {
    this.received = Buffer.concat([this.received, part]);
    for (;;) {
      const colon = this.received.indexOf(':');
      if (colon === -1) return;
      const end = colon + 1 + Number(this.received.subarray(0, colon).toString());
      if (this.received.length < end) return;
      const frame = JSON.parse(this.received.subarray(colon + 1, end).toString()) as Frame | Greeting;
      this.received = this.received.subarray(end);
      if (!('applicationType' in frame)) this.answer(frame);
    }
  }

  private answer([, id, failure, result]: Frame): void {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    if (failure === null) return asked?.resolve(result);
    try {
      error.throwDecodedError(failure);
    } catch (decoded) {
      asked?.reject(decoded as Error);
    }
  }

  private fail(reason: Error): void {
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }
}

/** The commands that the tests use, as Marionette names them. */
const names = new Map<string, string>([
  [Name.GET, 'WebDriver:Navigate'],
  [Name.GET_CURRENT_URL, 'WebDriver:GetCurrentURL'],
  [Name.GO_BACK, 'WebDriver:Back'],
  [Name.REFRESH, 'WebDriver:Refresh'],
  [Name.GET_CURRENT_WINDOW_HANDLE, 'WebDriver:GetWindowHandle'],
  [Name.FIND_ELEMENT, 'WebDriver:FindElement'],
  [Name.FIND_CHILD_ELEMENT, 'WebDriver:FindElement'],
  [Name.CLICK_ELEMENT, 'WebDriver:ElementClick'],
  [Name.CLEAR_ELEMENT, 'WebDriver:ElementClear'],
  [Name.SEND_KEYS_TO_ELEMENT, 'WebDriver:ElementSendKeys'],
  [Name.EXECUTE_SCRIPT, 'WebDriver:ExecuteScript'],
  [Name.EXECUTE_ASYNC_SCRIPT, 'WebDriver:ExecuteAsyncScript'],
  [Name.ACTIONS, 'WebDriver:PerformActions'],
  [Name.ADD_COOKIE, 'WebDriver:AddCookie'],
  [Name.SCREENSHOT, 'WebDriver:TakeScreenshot'],
  [Name.SET_TIMEOUT, 'WebDriver:SetTimeouts'],
  [Name.QUIT, 'WebDriver:DeleteSession'],
]);

/** Marionette takes screenshots of the whole page by default. */
const defaults = new Map([['WebDriver:TakeScreenshot', { full: false }]]);
