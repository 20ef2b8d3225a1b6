import fc from 'fast-check';
import { ApiError } from '@/lib/client/common/apiError';
import type { PaperDto } from '@/lib/domain/papers/contract';
import { PAPER_LIMITS, partsOf } from '@/lib/domain/papers/paperLimits.data';
import { type PaperRequest, PaperSender } from './paperSender';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Cut = 'none' | 'before' | 'after' | 'unproven';

/** Keeps parts as the server does; `cuts` says of each request where its line breaks. */
function aServer(cuts: readonly Cut[] = []) {
  const received: string[] = [];
  const gone: string[] = [];
  const kept = new Map<string, Set<number>>();
  const waiting = [...cuts];
  const take = ({ kind, bytes, hash, part, data }: PaperRequest<string>): PaperDto<string> => {
    const parts = kept.get(hash) ?? new Set();
    kept.set(hash, parts);
    if (part !== undefined && data !== undefined) {
      received.push(`${hash}.${part}`);
      parts.add(part);
    }
    const missingParts = Array.from({ length: partsOf(bytes) }, (_, at) => at).filter((at) => !parts.has(at));
    const state = missingParts.length > 0 ? 'sending' : 'kept';
    return { paperId: `paper-${hash}`, kind, bytes, state, ...(state === 'sending' && { missingParts }) };
  };
  const send = async (request: PaperRequest<string>) => {
    const cut = waiting.shift() ?? 'none';
    if (cut === 'unproven') throw new ApiError(401);
    if (cut === 'before') throw new TypeError('Failed to fetch');
    const answer = take(request);
    if (cut === 'after') throw new TypeError('Failed to fetch');
    return answer;
  };
  const discard = async (paperId: string) => void gone.push(paperId);
  return { received, kept, gone, send, discard, takePart: take };
}

const aFile = (name: string, parts: number) => ({ name, size: parts * PAPER_LIMITS.partBytes }) as File;
const open = async ({ name, size }: File) =>
  name === 'bad'
    ? ({ refusal: 'wrongType' } as const)
    : { name, bytes: size, hash: name, read: async (part: number) => `${name}.${part}` };

function aSender(
  server: Pick<ReturnType<typeof aServer>, 'send' | 'discard'>,
  readAnew: () => unknown = () => undefined,
) {
  const settled: string[] = [];
  const sender = new PaperSender<string>({
    send: server.send,
    discard: server.discard,
    open,
    onSettled: () => {
      settled.push('settled');
      return readAnew();
    },
  });
  return { sender, settled };
}

/** Lets time pass until all papers are kept. A customer who must prove the number does so. */
async function untilAllIsHere(sender: PaperSender<string>) {
  for (let round = 0; round < 60 && sender.papers().some(({ state }) => state !== 'kept'); round += 1) {
    await jest.advanceTimersByTimeAsync(30_000);
    if (sender.papers().some(({ state }) => state === 'locked')) void sender.retry();
  }
}

const anyCuts = fc.array(fc.constantFrom<Cut>('none', 'none', 'before', 'after', 'unproven'), {
  maxLength: 30,
});
const anySizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 });

test('whatever is cut, all papers come whole, one after the other, and no part twice', async () => {
  await fc.assert(
    fc.asyncProperty(anyCuts, anySizes, async (cuts, sizes) => {
      const server = aServer(cuts);
      const { sender } = aSender(server);
      sizes.forEach((parts, at) => sender.add('other', aFile(`f${at}`, parts)));
      await untilAllIsHere(sender);
      expect(sender.papers().map(({ state }) => state)).toEqual(sizes.map(() => 'kept'));
      const all = sizes.flatMap((parts, at) => Array.from({ length: parts }, (_, part) => `f${at}.${part}`));
      expect(server.received).toEqual(all);
    }),
    { numRuns: 60 },
  );
});

test('who begins again sends only what is missing, and says how much is here', async () => {
  const server = aServer();
  for (const part of [0, 1]) {
    server.takePart({ kind: 'other', bytes: 4 * PAPER_LIMITS.partBytes, hash: 'scan', part, data: '…' });
  }
  server.received.length = 0;
  const { sender } = aSender(server);
  const seen = new Set<number>();
  sender.subscribe(() => seen.add(sender.papers()[0]?.sent ?? 0));
  sender.add('other', aFile('scan', 4));
  await untilAllIsHere(sender);
  expect(server.received).toEqual(['scan.2', 'scan.3']);
  expect(seen).toContain(2 * PAPER_LIMITS.partBytes);
});

test.each([
  ['was read anew', 'resolve'],
  ['could not be read', 'reject'],
] as const)(
  'a file has arrived once the list around it %s: a form that wants it knows it then',
  async (_, end) => {
    let finish = () => {};
    const reading = new Promise<void>((resolve, reject) => (finish = end === 'resolve' ? resolve : reject));
    const { sender } = aSender(aServer(), () => reading);
    sender.add('other', aFile('scan', 2));
    await jest.advanceTimersByTimeAsync(0);
    expect(sender.papers()).toMatchObject([{ state: 'checking' }]);
    finish();
    await jest.advanceTimersByTimeAsync(0);
    expect(sender.papers()).toMatchObject([{ state: 'kept' }]);
  },
);

test('a cut line says when it tries again, and holds the papers behind it back', async () => {
  const { sender } = aSender(aServer(['none', 'before', 'before']));
  sender.add('other', aFile('first', 3));
  sender.add('other', aFile('second', 1));
  await jest.advanceTimersByTimeAsync(0);
  const [first, second] = sender.papers();
  expect(first).toMatchObject({ state: 'broken', tries: 1, retryAt: Date.now() + 2_000 });
  expect(second?.state).toBe('waiting');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(sender.papers()[0]).toMatchObject({ state: 'broken', tries: 2, retryAt: Date.now() + 4_000 });
});

test('what is refused here or there says why, and the next paper goes on', async () => {
  const refusals: Record<string, ApiError> = {
    full: new ApiError(422, { code: 'PAPER_LIMIT', message: 'Forty papers' }),
    many: new ApiError(429, { message: 'Try again in 9 hours', retryAfterSeconds: 9 * 60 * 60 }),
  };
  const server = aServer();
  const send = async (request: PaperRequest<string>) => {
    const refusal = refusals[request.hash];
    if (refusal) throw refusal;
    return server.send(request);
  };
  const { sender, settled } = aSender({ ...server, send });
  for (const name of ['bad', 'full', 'many', 'good']) sender.add('other', aFile(name, 1));
  await untilAllIsHere(sender);
  expect(sender.papers()).toMatchObject([
    { state: 'refused', refusal: 'wrongType' },
    { state: 'refused', says: 'Forty papers' },
    { state: 'refused', says: 'Try again in 9 hours' },
    { state: 'kept' },
  ]);
  expect(settled).toHaveLength(1);
});

test('a stopped paper is taken away there, also if the stop comes during a request', async () => {
  const server = aServer();
  const { sender } = aSender(server);
  sender.add('other', aFile('scan', 9));
  const [{ key } = { key: '' }] = sender.papers();
  await sender.stop(key);
  await jest.advanceTimersByTimeAsync(0);
  expect(sender.papers()).toEqual([]);
  expect(server.gone).toEqual(['paper-scan']);
  expect(server.received).toEqual([]);
});

test('another file in the place of one that was refused or is half here takes that away', async () => {
  const server = aServer();
  const { sender } = aSender(server);
  sender.add('other', aFile('same', 1), 'paper-same');
  sender.add('other', aFile('new', 1), 'paper-old');
  await untilAllIsHere(sender);
  expect(server.gone).toEqual(['paper-old']);
});
