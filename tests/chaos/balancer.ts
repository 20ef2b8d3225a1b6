import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const CHECK_MS = 100;
/**
 * On a shared machine a server may answer late, so that many late checks are allowed. A refusal or a missing server
 * counts at once.
 */
const LATE_CHECKS = 10;

type Upstream = { port: number; agent: Agent; isUp: boolean; late: number };

/** As plain as a balancer may be: asks readiness, keeps connections, and sends nothing twice. */
export class Balancer {
  private readonly closing = new AbortController();
  private readonly upstreams: Upstream[];
  private readonly server = createServer((asked, answer) => this.pass(asked, answer));
  private turn = 0;

  constructor(ports: readonly number[]) {
    this.upstreams = ports.map((port) => ({
      port,
      agent: new Agent({ keepAlive: true }),
      isUp: false,
      late: 0,
    }));
    for (const upstream of this.upstreams) void this.watch(upstream);
  }

  async listen(): Promise<number> {
    // A client's connection is never closed while it sends its next request.
    this.server.keepAliveTimeout = 0;
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  async sees(port: number, isUp: boolean): Promise<void> {
    while (this.upstreams.find((each) => each.port === port)?.isUp !== isUp) await wait(20);
  }

  close(): void {
    this.closing.abort();
    this.server.close();
    this.server.closeAllConnections();
    for (const { agent } of this.upstreams) agent.destroy();
  }

  private async watch(upstream: Upstream): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      const said = await this.ask(upstream.port);
      upstream.late = said === 'late' ? upstream.late + 1 : 0;
      if (said !== 'late' || upstream.late >= LATE_CHECKS) upstream.isUp = said === 'ready';
      await wait(CHECK_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async ask(port: number): Promise<'ready' | 'no' | 'late'> {
    const signal = AbortSignal.timeout(1_000);
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal });
      return answer.ok ? 'ready' : 'no';
    } catch {
      return signal.aborted ? 'late' : 'no';
    }
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const up = this.upstreams.filter(({ isUp }) => isUp);
    const upstream = up[(this.turn += 1) % up.length];
    if (!upstream) return void answer.writeHead(503).end();
    const { method, url: path, headers } = asked;
    const { port, agent } = upstream;
    const passed = request({ host: '127.0.0.1', port, agent, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    asked.pipe(passed);
  }
}
