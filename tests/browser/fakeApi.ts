type Call = {
  method: string;
  url: string;
  body: Record<string, unknown>;
  headers: Record<string, string>;
  keepalive: boolean;
};
type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'offline' | 'swallowed';

type Given = Answer | ((url: string) => Answer);

/** Replaces fetch: answers in turn, repeating the last; a function answers by address. */
export function fakeApi(...answers: readonly Given[]) {
  const calls: Call[] = [];
  const waiting = [...answers];
  globalThis.fetch = async (url, init = {}) => {
    calls.push({
      method: init.method ?? 'GET',
      url: String(url),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {},
      headers: { ...(init.headers as Record<string, string>) },
      keepalive: init.keepalive ?? false,
    });
    const answer = answerOf(waiting.length > 1 ? waiting.shift() : waiting[0], String(url));
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === 'swallowed') {
      await new Promise((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
      );
      throw new Error('unreachable');
    }
    const { status = 200, body = {}, headers = {} } = answer;
    return {
      ok: status < 400,
      status,
      headers: new Headers(headers),
      json: async () => {
        if (body === 'broken') throw new SyntaxError('Unexpected token <');
        return JSON.parse(JSON.stringify(body));
      },
      // jsdom's Blob has no text().
      blob: async () =>
        ({ text: async () => (typeof body === 'string' ? body : JSON.stringify(body)) }) as Blob,
    } as Response;
  };
  return calls;
}

/** Holds back the answers to later requests until the returned function is called. */
export function holdAnswers(): () => void {
  const answer = globalThis.fetch;
  const waiting: (() => void)[] = [];
  globalThis.fetch = async (...given) => {
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return answer(...given);
  };
  return () => {
    globalThis.fetch = answer;
    for (const letGo of waiting) letGo();
  };
}

function answerOf(given: Given = {}, url: string): Answer {
  return typeof given === 'function' ? given(url) : given;
}

/** Keeps the fetcher's log out of the test output. */
export function catchLog(): string[][] {
  const lines: string[][] = [];
  jest.spyOn(console, 'error').mockImplementation((...line: unknown[]) => void lines.push(line.map(String)));
  return lines;
}
