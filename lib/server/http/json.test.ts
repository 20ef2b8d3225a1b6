import { AppError } from './errors';
import { parseJson } from './json';

const parse = (text: string | Buffer) => parseJson(Buffer.from(text));

test.each([
  ['{"a":1,"b":[true,null,"x"]}', { a: 1, b: [true, null, 'x'] }],
  ['{"a":{"b":1},"c":{"b":2}}', { a: { b: 1 }, c: { b: 2 } }],
  ['[{"a":1},{"a":2}]', [{ a: 1 }, { a: 2 }]],
  ['{"a":"{[\\"b\\":,"}', { a: '{["b":,' }],
  ['null', null],
])('%s is read', (text, value) => {
  expect(parse(text)).toEqual(value);
});

test.each([
  ['cut off', '{"a":'],
  ['a key twice', '{"a":1,"a":2}'],
  ['a key twice, once escaped', '{"a":1,"\\u0061":2}'],
  ['a key twice, further down', '[{"b":{"a":1,"c":[],"a":2}}]'],
  ['nine levels', '['.repeat(9) + ']'.repeat(9)],
  ['a hundred thousand levels', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
])('%s is refused', (_what, text) => {
  expect(() => parse(text)).toThrow(AppError);
});

test('eight levels are read', () => {
  expect(parse('['.repeat(8) + ']'.repeat(8))).toBeDefined();
});

test('names that every object inherits have no effect', () => {
  const text =
    '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"a":{"toString":"x","b":1}}';
  expect(Object.entries(parse(text) as object)).toEqual([['a', { b: 1 }]]);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});
