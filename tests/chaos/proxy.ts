import { once } from 'node:events';
import net from 'node:net';
import type { Random } from './random';

/** How often each happens to a piece of bytes on its way. The rest passes. */
export type Faults = { cut: number; halve: number; delay: number; delayMs: number };

const none: Faults = { cut: 0, halve: 0, delay: 0, delayMs: 0 };

/** Stands between a client and a server, and does to their lines what bad networks do. */
export class Proxy {
  faults: Faults = none;
  /** Runs in place of the next answer to a write, which is then never sent. */
  trap: (() => void) | undefined;
  readonly counts = { cut: 0, halve: 0, delay: 0 };
  private readonly sockets = new Set<net.Socket>();
  private readonly listener = net.createServer((client) => this.connect(client));

  private constructor(
    private readonly target: number,
    private readonly random: Random,
  ) {}

  static async open(target: number, random: Random): Promise<Proxy> {
    const proxy = new Proxy(target, random);
    proxy.listener.listen(0, '127.0.0.1');
    await once(proxy.listener, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.listener.address() as net.AddressInfo).port;
  }

  async close(): Promise<void> {
    const closed = once(this.listener, 'close');
    this.listener.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
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
      if (isTrapped(piece)) return cut();
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
