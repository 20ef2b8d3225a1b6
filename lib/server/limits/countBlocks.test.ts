import fc from 'fast-check';
import { CountBlocks } from './countBlocks';

/** A count that all servers share, and how often it was written. */
function aStore() {
  const store = { count: 0, writes: 0 };
  const countMore = async (by: number) => {
    store.writes += 1;
    store.count += by;
    const { count } = store;
    await new Promise(setImmediate);
    return count;
  };
  return { store, countMore };
}

const sum = (admitted: readonly boolean[]) => admitted.filter(Boolean).length;

test('one server lets in exactly as many as the limit says, at once or in turn', async () => {
  const limits = fc.integer({ min: 0, max: 300 });
  await fc.assert(
    fc.asyncProperty(limits, fc.boolean(), async (most, isAtOnce) => {
      const { countMore } = aStore();
      const blocks = new CountBlocks();
      const admitted: Promise<boolean>[] = [];
      for (let sent = 0; sent < most + 20; sent += 1) {
        const taken = blocks.takeOne('one', most, countMore);
        admitted.push(taken);
        if (!isAtOnce) await taken;
      }
      expect(sum(await Promise.all(admitted))).toBe(most);
    }),
    { numRuns: 30 },
  );
});

test('several servers let in no more, and each keeps at most a sixteenth from the others', async () => {
  const turns = fc.array(fc.nat({ max: 2 }), { minLength: 400, maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 200 }), turns, async (most, order) => {
      const { countMore } = aStore();
      const servers = [new CountBlocks(), new CountBlocks(), new CountBlocks()];
      const admitted = await Promise.all(order.map((n) => servers[n]!.takeOne('one', most, countMore)));
      expect(sum(admitted)).toBeLessThanOrEqual(most);
      const [busiest] = servers;
      for (let sent = 0; sent < most; sent += 1)
        admitted.push(await busiest!.takeOne('one', most, countMore));
      expect(sum(admitted)).toBeGreaterThanOrEqual(most - 2 * Math.max(most / 16, 1));
    }),
    { numRuns: 30 },
  );
});

test('far from the limit sixteen requests cost one write, beyond it none costs any', async () => {
  const { store, countMore } = aStore();
  const blocks = new CountBlocks();
  for (let sent = 0; sent < 160; sent += 1) await blocks.takeOne('one', 1_000, countMore);
  expect(store.writes).toBe(10);
  while (await blocks.takeOne('one', 1_000, countMore));
  const before = store.writes;
  expect(await blocks.takeOne('one', 1_000, countMore)).toBe(false);
  expect(store.writes).toBe(before);
});

test('a count that fails is tried again by the next request', async () => {
  const { countMore } = aStore();
  const blocks = new CountBlocks();
  const failing = () => Promise.reject(new Error('away'));
  await expect(blocks.takeOne('one', 100, failing)).rejects.toThrow('away');
  expect(await blocks.takeOne('one', 100, countMore)).toBe(true);
});
