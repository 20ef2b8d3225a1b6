import '@testing-library/jest-dom';
import { fireEvent, waitFor } from '@testing-library/react';
import { TOUCHED } from '@/lib/late/before/typed';
import { fakeApi } from '@/tests/browser/fakeApi';

const setPrerendering = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

// jsdom lacks this.
globalThis.PerformanceObserver ??= class {
  observe = () => undefined;
  disconnect = () => undefined;
} as unknown as typeof PerformanceObserver;

const page = '<script data-src="/data.js"></script><script data-src="/page.js"></script>';
const behind = '<script data-src="/behind.js" data-behind=""></script>';

type Opened = {
  html?: string;
  isPrerendered?: boolean;
  isReturning?: boolean;
  hasTyped?: boolean;
  hash?: string;
  isOfWords?: boolean;
};

async function opens({
  html = page,
  isPrerendered,
  isReturning,
  hasTyped,
  hash = '',
  isOfWords = true,
}: Opened) {
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  document.documentElement.toggleAttribute('data-words', isOfWords);
  location.hash = hash;
  localStorage.clear();
  if (isReturning) localStorage.setItem('uuid_resume', 'u1');
  if (hasTyped) localStorage.setItem('form1', '{"name":"Asha Sample"}');
  setPrerendering(Boolean(isPrerendered));
  await jest.isolateModulesAsync(async () => {
    await import('./early');
  });
}

const script = (src: string) => document.querySelector<HTMLScriptElement>(`script[src="${src}"]`);
const isOnItsWay = (src: string) => document.querySelector(`link[rel=preload][href="${src}"]`) !== null;
async function arrives(src: string) {
  await waitFor(() => expect(script(src)).not.toBeNull());
  fireEvent.load(script(src)!);
}

test('a page of words that is rendered before anybody opens it starts its scripts once it is shown', async () => {
  await opens({ isPrerendered: true, isReturning: true });
  window.dispatchEvent(new Event('focusin'));
  expect(script('/data.js')).toBeNull();
  setPrerendering(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  await Promise.resolve();
  expect(script('/data.js')).not.toBeNull();
});

test('a page that is shown at once starts them at once, for who has something to resume', async () => {
  await opens({ isReturning: true });
  expect(script('/data.js')).not.toBeNull();
});

test('a form that was typed into on an earlier visit shows it without being touched', async () => {
  await opens({ html: `<form data-kept></form>${page}`, hasTyped: true });
  expect(script('/data.js')).not.toBeNull();
  await opens({ hasTyped: true });
  expect(script('/data.js')).toBeNull();
});

test('all scripts of a page are on their way at its first touch, and run behind the data that they start with', async () => {
  await opens({});
  fireEvent.pointerDown(document.body);
  expect(isOnItsWay('/data.js') && isOnItsWay('/page.js')).toBe(true);
  expect(script('/page.js')).toBeNull();
  await arrives('/data.js');
  await arrives('/page.js');
});

test('what stands behind the page comes once the page has come', async () => {
  await opens({ html: page + behind });
  fireEvent.pointerDown(document.body);
  await arrives('/data.js');
  await waitFor(() => expect(script('/page.js')).not.toBeNull());
  expect(script('/behind.js') ?? isOnItsWay('/behind.js')).toBe(false);
  await arrives('/page.js');
  await arrives('/behind.js');
});

test('what stands behind the page comes beside it for who touches a form', async () => {
  await opens({ html: `<form><input /></form>${page}${behind}` });
  fireEvent.pointerDown(document.querySelector('input')!);
  expect(isOnItsWay('/behind.js')).toBe(true);
});

test('who touches a part that is answered without scripts waits for its answers, and they for nothing', async () => {
  const part = '<section><input type="radio" /></section>';
  const answered = `<div data-late="">${part}<template data-answers="/answers.json" data-until="9999-12-31"></template></div>`;
  const calls = fakeApi({});
  await opens({ html: answered + page });
  fireEvent.pointerDown(document.querySelector('input')!);
  expect(calls.map(({ url }) => url)).toEqual(['/answers.json']);
  expect(isOnItsWay('/data.js')).toBe(false);
  await waitFor(() => expect(isOnItsWay('/data.js')).toBe(true));
});

test('a step of a journey comes at once if the address names it, otherwise at a touch', async () => {
  await opens({ html: behind, isOfWords: false, hash: '#plans' });
  await waitFor(() => expect(script('/behind.js')).not.toBeNull());
  await opens({ html: behind, isOfWords: false });
  expect(script('/behind.js')).toBeNull();
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(script('/behind.js')).not.toBeNull());
});

test('what the address names is said for the styles, before any script of the page', async () => {
  await opens({ hash: '#plans', isOfWords: false, html: '' });
  expect(document.documentElement).toHaveAttribute('data-named', 'plans');
  document.documentElement.removeAttribute('data-named');
  await opens({ isOfWords: false, html: '' });
  expect(document.documentElement).not.toHaveAttribute('data-named');
});

test('a part knows that somebody chose in it before its script came, and not who only touched its words', async () => {
  await opens({
    html: `<div data-late=""><p>words</p><label>₹25 lakh<input type="radio" /></label></div>${page}`,
  });
  const part = document.querySelector('div')!;
  fireEvent.click(document.querySelector('p')!);
  expect(part).not.toHaveAttribute(TOUCHED);
  fireEvent.click(document.querySelector('label')!);
  expect(part).toHaveAttribute(TOUCHED);
});
