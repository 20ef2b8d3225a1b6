import { once } from 'node:events';
import net from 'node:net';
import type { Random } from './random';

/** Probability of each fault per chunk of bytes. */
export type Faults = { cut: number; halve: number; delay: number; delayMs: number };

/** A fault of all connections: silence, cut, refusal, or a delay per chunk. */
export type Trouble = 'silent' | 'cut' | 'refused' | { lateMs: number };

const none: Faults = { cut: 0, halve: 0, delay: 0, delayMs: 0 };

/** A proxy that simulates a bad network. */
export class Proxy {
  faults: Faults = none;
  /** Runs instead of sending the next reply to a write. */
  trap: (() => void) | undefined;
  private trouble: Trouble | undefined;
  private held: (() => void)[] = [];
  readonly counts = { cut: 0, halve: 0, delay: 0 };
  private readonly sockets = new Set<net.Socket>();
  private readonly listener = net.createServer((client) => this.connect(client));

  private constructor(
    private readonly target: number,
    private readonly random: Random,
  ) {}

  static async open(target: number, random: Random): Promise<Proxy> {
    const proxy = new Proxy(target, random);
    await proxy.listen(0);
    return proxy;
  }

  /** Kept while the proxy refuses connections. */
  port = 0;

  /** Undefined ends it and sends what was delayed. */
  async set(trouble: Trouble | undefined): Promise<void> {
    this.trouble = trouble;
    if (trouble === 'refused') await this.close();
    else if (!this.listener.listening) await this.listen(this.port);
    if (trouble === 'cut') this.cutAll();
    for (const go of this.held.splice(0)) go();
  }

  async close(): Promise<void> {
    if (!this.listener.listening) return;
    const closed = once(this.listener, 'close');
    this.listener.close();
    this.cutAll();
    await closed;
  }

  private async listen(port: number): Promise<void> {
    this.listener.listen(port, '127.0.0.1');
    await once(this.listener, 'listening');
    this.port = (this.listener.address() as net.AddressInfo).port;
  }

  private cutAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private connect(client: net.Socket): void {
    const server = net.connect(this.target, '127.0.0.1');
    const cut = (): void => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', cut);
      socket.on('close', () => {
        this.sockets.delete(socket);
        cut();
      });
    }
    let isWriting = false;
    this.pass(client, server, cut, (piece) => {
      isWriting = piece.includes('findAndModify');
      return false;
    });
    this.pass(server, client, cut, () => isWriting && this.spring());
  }

  private pass(
    from: net.Socket,
    to: net.Socket,
    cut: () => void,
    isTrapped: (piece: Buffer) => boolean,
  ): void {
    from.on('data', (piece: Buffer) => {
      const send = (): boolean => to.write(piece, () => from.resume());
      from.pause();
      if (isTrapped(piece) || this.trouble === 'cut') return cut();
      if (this.trouble === 'silent') return void this.held.push(send);
      if (typeof this.trouble === 'object') return void setTimeout(send, this.trouble.lateMs);
      switch (this.choose()) {
        case 'cut':
          return cut();
        case 'halve':
          return void to.write(piece.subarray(0, piece.length / 2), cut);
        case 'delay':
          return void setTimeout(send, this.random() * this.faults.delayMs);
        default:
          return void send();
      }
    });
  }

  private spring(): boolean {
    const { trap } = this;
    this.trap = undefined;
    trap?.();
    return trap !== undefined;
  }

  private choose(): keyof Proxy['counts'] | undefined {
    let left = this.random();
    for (const fault of ['cut', 'halve', 'delay'] as const) {
      left -= this.faults[fault];
      if (left >= 0) continue;
      this.counts[fault]++;
      return fault;
    }
    return undefined;
  }
}
