import fc from 'fast-check';
import { layTyped, typedSince } from './draftParts';

const laidOn = (stored: object, before: object, after: object) =>
  layTyped(stored, typedSince(before, after) ?? {});
const two = (first: object, second: object) => ({ people: [first, second], isTrue: false });

test('what two devices typed into one section stands side by side, person by person', () => {
  const before = two({ heightCm: '170' }, {});
  const phone = two({ heightCm: '170', weightKg: '60' }, {});
  const laptop = two({ heightCm: '172' }, { name: 'மீனா' });
  const both = two({ heightCm: '172', weightKg: '60' }, { name: 'மீனா' });
  expect(laidOn(phone, before, laptop)).toEqual(both);
  expect(laidOn(laptop, before, phone)).toEqual(both);
});

test('only what was typed is told, and nothing if nothing was', () => {
  expect(typedSince(two({ a: 1 }, { b: 2 }), two({ a: 1 }, { b: 3 }))).toEqual({ people: [{}, { b: 3 }] });
  expect(typedSince(two({ a: 1 }, {}), two({ a: 1 }, {}))).toBeUndefined();
});

test('a list of words is one answer, and so is a list of another length', () => {
  const before = { conditions: ['asthma', 'diabetes'], people: [{ a: 1 }] };
  const after = { conditions: ['asthma', 'thyroid'], people: [{ a: 1 }, { a: 2 }] };
  expect(typedSince(before, after)).toEqual(after);
  expect(layTyped(before, after)).toEqual(after);
});

test('what was taken out is out', () => {
  const before = { name: 'A', appointee: { name: 'B' } };
  expect(laidOn({ ...before, name: 'C' }, before, { name: 'A' })).toEqual({
    name: 'C',
    appointee: undefined,
  });
});

const value = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.string(), fc.boolean(), fc.array(fc.string(), { maxLength: 2 })),
  node: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.oneof(tie('leaf'), tie('node'), tie('list')), {
    maxKeys: 3,
  }),
  list: fc.array(tie('node'), { maxLength: 2 }),
})).node as fc.Arbitrary<object>;

test('laid over what it was typed over, it is what was typed', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const laid = laidOn(before, before, after);
      expect(JSON.parse(JSON.stringify(laid))).toEqual(JSON.parse(JSON.stringify(after)));
    }),
  );
});
