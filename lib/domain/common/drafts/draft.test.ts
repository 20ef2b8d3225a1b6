import fc from 'fast-check';
import { changedFields, changeDraft, type Draft, emptyDraft, mergeDrafts } from './draft';

const draft = (values: Draft['values'], stamps: Draft['stamps']): Draft => ({ values, stamps });

test('of each field the one that was typed last is taken, whole', () => {
  const phone = draft({ pan: 'ABC', members: [{ height: 170 }] }, { pan: 5, members: 9 });
  const laptop = draft(
    { pan: 'ABCDE', members: [{ weight: 60 }], city: 'Pune' },
    { pan: 7, members: 8, city: 1 },
  );
  const merged = draft(
    { pan: 'ABCDE', members: [{ height: 170 }], city: 'Pune' },
    { pan: 7, members: 9, city: 1 },
  );
  expect(mergeDrafts(phone, laptop)).toEqual(merged);
  expect(mergeDrafts(laptop, phone)).toEqual(merged);
});

test('a clock that was set back does not make what is typed older', () => {
  const before = changeDraft(emptyDraft, { pan: 'A' }, 1_000);
  const after = changeDraft(before, { pan: 'AB' }, 10);
  expect(mergeDrafts(before, after).values).toEqual({ pan: 'AB' });
  expect(mergeDrafts(after, before).values).toEqual({ pan: 'AB' });
});

test('a field without a stamp gives way to one that was typed', () => {
  const typed = changeDraft(emptyDraft, { pan: 'A' }, 1);
  expect(mergeDrafts(draft({ pan: 'old', city: 'Pune' }, {}), typed).values).toEqual({
    pan: 'A',
    city: 'Pune',
  });
});

test('however the edits of two devices are merged, both end with the same, and no field is a mixture', () => {
  const edit = fc.record({ field: fc.constantFrom('a', 'b', 'c'), value: fc.nat(), byFirst: fc.boolean() });
  fc.assert(
    fc.property(fc.array(edit), (edits) => {
      let one = emptyDraft;
      let other = emptyDraft;
      const last: Record<string, number> = {};
      edits.forEach(({ field, value, byFirst }, now) => {
        if (byFirst) one = changeDraft(one, { [field]: value }, now + 1);
        else other = changeDraft(other, { [field]: value }, now + 1);
        last[field] = value;
      });
      expect(mergeDrafts(one, other)).toEqual(mergeDrafts(other, one));
      expect(mergeDrafts(one, other).values).toEqual(last);
    }),
  );
});

test('only what is another counts as changed', () => {
  expect(changedFields({ a: [1], b: 'x' }, { a: [1], b: 'y', c: '' })).toEqual({ b: 'y', c: '' });
});
