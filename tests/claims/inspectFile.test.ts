import fc from 'fast-check';
import { inspectFile } from '@/lib/server/services/papers/inspect/inspectFile';
import { virusScanner } from '@/lib/server/integrations/claims/virusScanners';
import { goodFiles, hostileFiles } from './hostileFiles';
import { aJpeg, aPdf, aPng, aWebp } from './sampleFiles';

test('there are 50 hostile files at least', () => expect(hostileFiles.length).toBeGreaterThanOrEqual(50));

test.each(goodFiles)('%s is kept', async (_what, bytes) => {
  expect(inspectFile(bytes)).toMatchObject({ type: expect.any(String) as string });
  expect(await virusScanner().scan(bytes)).toBe('clean');
});

test.each(hostileFiles.filter(([, , reason]) => reason !== 'virus'))(
  '%s is refused',
  (_what, bytes, refused) => {
    expect(inspectFile(bytes)).toEqual({ refused });
  },
);

test('the scanners’ test virus is found', async () => {
  const viruses = hostileFiles.filter(([, , reason]) => reason === 'virus');
  expect(viruses).not.toEqual([]);
  for (const [, bytes] of viruses) expect(await virusScanner().scan(bytes)).toBe('infected');
});

test('no bytes bring it to a fall, and none that were changed at random make it slow', () => {
  const whole = [aJpeg(), aPng(), aWebp(), aPdf()];
  fc.assert(
    fc.property(
      fc.constantFrom(...whole),
      fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { maxLength: 8 }),
      fc.nat(600),
      (bytes, changes, cut) => {
        const changed = Buffer.from(bytes.subarray(0, bytes.length - (cut % bytes.length)));
        for (const [at, byte] of changes) if (at < changed.length) changed[at] = byte;
        expect(Object.keys(inspectFile(changed)).length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 2_000 },
  );
});
