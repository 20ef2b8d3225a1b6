import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { useEffect } from 'react';
import client from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TOUCHED, WAITING } from './before/typed';
import { hydrateInSteps } from './hydrateInSteps';

const parts = Array.from({ length: 12 }, (_, at) => at);
/** Longer than React works without a pause. */
const SLOW_MS = 8;

function keepBusy(): void {
  const end = performance.now() + SLOW_MS;
  while (performance.now() < end);
}

function Slow({ onDone }: { onDone: () => void }) {
  keepBusy();
  onDone();
  return <p>slow</p>;
}

function Tree({ onDone, onMounted }: { onDone: () => void; onMounted?: () => void }) {
  useEffect(() => onMounted?.(), [onMounted]);
  return parts.map((part) => <Slow key={part} onDone={onDone} />);
}

/** Returns how many parts were hydrated when another task had its first turn. */
async function hydratedBeforeOthers(): Promise<number> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Tree onDone={() => undefined} />);
  let done = 0;
  const atFirstTurn = new Promise<number>((resolve) => setTimeout(() => setTimeout(() => resolve(done))));
  await new Promise<void>((onMounted) => {
    client.hydrateRoot(container, <Tree onDone={() => done++} onMounted={onMounted} />);
  });
  return atFirstTurn;
}

test('a page is hydrated in steps, between which others have their turn', async () => {
  expect(await hydratedBeforeOthers()).toBe(parts.length);
  hydrateInSteps();
  expect(await hydratedBeforeOthers()).toBeLessThan(parts.length);
});

test('where something was touched before, its page is hydrated in one step, which is sooner done', async () => {
  document.body.innerHTML = `<div ${WAITING}="" ${TOUCHED}=""></div>`;
  expect(await hydratedBeforeOthers()).toBe(parts.length);
  document.body.innerHTML = '';
});

test('Next still calls the function that is replaced', () => {
  const file = createRequire(__filename).resolve('next/dist/client/index.js');
  expect(readFileSync(file, 'utf8')).toMatch(/_client\.default\.hydrateRoot\(/);
});
