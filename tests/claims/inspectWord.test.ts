import fc from 'fast-check';
import { PAPER_ENDINGS } from '@/lib/domain/papers/paperTypes';
import { inspectFile } from '@/lib/server/services/papers/inspect/inspectFile';
import { goodWordFiles, hostileWordFiles } from './wordFiles';

test.each(goodWordFiles)('%s is kept as a CV, and refused as another paper', (_what, bytes, ending) => {
  const found = inspectFile(bytes, true);
  expect('type' in found && PAPER_ENDINGS[found.type]).toBe(ending);
  expect(inspectFile(bytes)).toEqual({ refused: 'wrongType' });
});

test.each(hostileWordFiles)('%s is refused', (_what, bytes, refused) => {
  expect(inspectFile(bytes, true)).toEqual({ refused });
});

test('no bytes bring it to a fall', () => {
  const whole = goodWordFiles.map(([, bytes]) => bytes);
  fc.assert(
    fc.property(
      fc.constantFrom(...whole),
      fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 8 }),
      fc.nat(600),
      (bytes, changes, cut) => {
        const changed = Buffer.from(bytes.subarray(0, bytes.length - (cut % bytes.length)));
        for (const [at, byte] of changes) if (at < changed.length) changed[at] = byte;
        expect(Object.keys(inspectFile(changed, true)).length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 2_000 },
  );
});
