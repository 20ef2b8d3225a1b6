const setPrerendering = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

/** A page of words in a browser that has a journey to resume. */
async function opens({ isPrerendered }: { isPrerendered: boolean }) {
  document.body.innerHTML = '<script data-src="/page.js"></script>';
  localStorage.setItem('uuid_resume', 'u1');
  setPrerendering(isPrerendered);
  await jest.isolateModulesAsync(async () => {
    await import('./early');
  });
}

const isLoaded = () => document.querySelector('script[src="/page.js"]') !== null;

test('a page of words that is rendered before anybody opens it starts its scripts once it is shown', async () => {
  await opens({ isPrerendered: true });
  window.dispatchEvent(new Event('focusin'));
  expect(isLoaded()).toBe(false);
  setPrerendering(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  await Promise.resolve();
  expect(isLoaded()).toBe(true);
});

test('a page that is shown at once starts them at once, for who has something to resume', async () => {
  await opens({ isPrerendered: false });
  expect(isLoaded()).toBe(true);
});
