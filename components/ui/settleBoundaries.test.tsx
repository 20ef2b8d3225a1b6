/** @jest-environment node */
import { Suspense, use } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { settleBoundaries } from './settleBoundaries';

const text = 'A part of the page that is long enough to be sent later. '.repeat(400);

/** Renders as Next does for a prerendered page: all is ready before the first byte is read. */
async function prerender(page: React.ReactElement): Promise<string> {
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  return new Response(stream).text();
}

function Late({ ready, children }: { ready: Promise<string>; children?: React.ReactNode }) {
  return (
    <p>
      {use(ready)}
      {children}
    </p>
  );
}

test('a part that React sends behind the page is put in its place, without a script', async () => {
  const html = await prerender(
    <main>
      <Suspense>
        <Late ready={Promise.resolve(text)} />
      </Suspense>
      <footer>end</footer>
    </main>,
  );
  expect(html).toContain('<script>');
  expect(settleBoundaries(html)).toBe(`<main><!--$--><p>${text}</p><!--/$--><footer>end</footer></main>`);
});

test('parts beside and within each other find their places', async () => {
  const part = (name: string, within?: React.ReactNode) => (
    <Suspense>
      <Late ready={Promise.resolve(name + text)}>{within}</Late>
    </Suspense>
  );
  const html = await prerender(
    <main>
      {part('one')}
      {part('two', part('three'))}
    </main>,
  );
  const settled = settleBoundaries(html);
  expect(settled).not.toMatch(/<script|<template|hidden/);
  expect(settled.indexOf('one')).toBeLessThan(settled.indexOf('two'));
  expect(settled.indexOf('two')).toBeLessThan(settled.indexOf('three'));
});

test('a page with nothing to settle stays as it is', () => {
  expect(settleBoundaries('<main>$RC and S:0</main>')).toBe('<main>$RC and S:0</main>');
});

test('an inline script that would remain fails the build', () => {
  expect(() => settleBoundaries('<main><script>alert(1)</script></main>')).toThrow('inline script');
});
