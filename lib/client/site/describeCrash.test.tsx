import { faultBodySchema } from '@/lib/validation/site/faults';
import { describeCrash } from './describeCrash';

afterEach(() => Reflect.deleteProperty(window, '__NEXT_DATA__'));

const stack = [
  'TypeError: no lead for Asha, 9876543210',
  '    at r (https://site.example/_next/static/chunks/0f-a_1.js:1:20311)',
  'o@https://site.example/_next/static/chunks/pages/_app~x.js:2:7',
  '    at https://elsewhere.example/tag.js:1:2',
  '    at <anonymous>',
].join('\n');

test('a crash is told by its kind, its build and places in our files: never by its words', async () => {
  Reflect.set(window, '__NEXT_DATA__', { buildId: 'b-1' });
  const told = describeCrash(Object.assign(new TypeError('no lead for Asha, 9876543210'), { stack }));
  expect(told).toEqual({
    build: 'b-1',
    kind: 'TypeError',
    frames: ['_next/static/chunks/0f-a_1.js:1:20311', '_next/static/chunks/pages/_app~x.js:2:7'],
  });
  expect(await faultBodySchema.validate({ page: '/plans', ...told })).toMatchObject(told);
});

test.each([
  ['a text'],
  [undefined],
  [Object.assign(new Error(), { name: 'Error 9876543210', stack: undefined })],
])('what is no usual error is told as far as it goes: %p', (thrown) => {
  expect(JSON.stringify(describeCrash(thrown))).not.toMatch(/text|987/);
});
