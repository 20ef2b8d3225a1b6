import { request, type IncomingHttpHeaders } from 'node:http';
import { findProblem } from './publishedAnswers';
import type { ErrorDto } from '@/lib/domain/site/contract';

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  file: Buffer;
  // oxlint-disable-next-line typescript/no-explicit-any -- what tests read, they check
  body: any;
};

type Sent = { method?: string; headers?: Record<string, string | string[]>; raw?: string | Buffer };

/** A browser with cookies over plain HTTP, so that malformed requests can be sent. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(public port: number) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, { headers });
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const sent = { 'Content-Type': 'application/json', ...headers };
    return this.send(path, { method: 'POST', headers: sent, raw: JSON.stringify(body) });
  }

  delete(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, { method: 'DELETE', headers });
  }

  send(path: string, { method = 'GET', headers = {}, raw }: Sent): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.port,
          path,
          method,
          headers: { ...(cookie && { Cookie: cookie }), ...headers },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const file = Buffer.concat(chunks);
            const text = file.toString();
            const { 'content-type': type = '', 'content-encoding': encoding } = response.headers;
            const isJson = /json/.test(type) && encoding === undefined;
            this.keepCookies(response.headers['set-cookie'] ?? []);
            const status = response.statusCode ?? 0;
            const body: unknown = isJson && text ? JSON.parse(text) : undefined;
            const problem = findProblem(method, path, {
              status,
              contentType: type,
              body: isJson ? body : text || undefined,
            });
            if (problem && encoding === undefined) reject(new Error(problem));
            resolve({ status, headers: response.headers, text, file, body });
          });
        },
      );
      sent.on('error', reject);
      sent.end(raw);
    });
  }

  private keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=', 2) ?? [];
      this.cookies.set(name, value);
    }
  }
}

export function expectFailure(answer: Answer, status: number, code: string): void {
  const { message, requestId, ...rest } = answer.body as ErrorDto;
  expect({ status: answer.status, code: rest.code }).toEqual({ status, code });
  expect(message).toMatch(/\S/);
  expect(requestId).toBe(answer.headers['x-request-id']);
  expect(answer.text).not.toMatch(/node_modules|at \w+ \(|Mongo|\$gt|\$ne|ValidationError/);
}
