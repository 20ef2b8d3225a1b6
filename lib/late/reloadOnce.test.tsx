import '@testing-library/jest-dom';

/** Simulates a page load: fresh modules, same sessionStorage. */
async function loadPage(html: string, build = 'build-1') {
  jest.resetModules();
  document.body.innerHTML = `<script id="__NEXT_DATA__" type="application/json">{"buildId":"${build}"}</script>${html}`;
  const { keepBeforeReload, reloadOnce } = await import('./reloadOnce');
  const { restoreTyped } = await import('./before/typed');
  let reloads = 0;
  const tryReload = async () => {
    void reloadOnce(() => reloads++);
    await new Promise((resolve) => setTimeout(resolve));
    return reloads;
  };
  return { tryReload, keepBeforeReload, restoreTyped };
}

function type(id: string, value: string) {
  const box = document.getElementById(id) as HTMLInputElement;
  box.value = value;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

const month = () => document.querySelector<HTMLInputElement>('[name=birth-month]')!;
const box = (id: string) => document.getElementById(id) as HTMLInputElement;
const waiting =
  '<div data-late><input id="name"><input id="yes" type="checkbox"><input id="day" name="birth-day"><input name="birth-month"></div>';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a page is loaded anew once for each build, and never in a loop', async () => {
  expect(await (await loadPage('')).tryReload()).toBe(1);
  expect(await (await loadPage('')).tryReload()).toBe(0);
  expect(await (await loadPage('', 'build-2')).tryReload()).toBe(1);
  // Two builds run behind a load balancer.
  expect(await (await loadPage('', 'build-1')).tryReload()).toBe(0);
  expect(await (await loadPage('', 'build-2')).tryReload()).toBe(0);
});

test('where nothing can be noted the page is not loaded anew: nothing would end it', async () => {
  const page = await loadPage('');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await page.tryReload()).toBe(0);
});

test('what was typed and ticked in a part that waits for its script stands there after the new load', async () => {
  const page = await loadPage(waiting);
  type('name', 'Asha');
  box('yes').click();
  month().value = '6';
  expect(await page.tryReload()).toBe(1);
  const next = await loadPage(waiting);
  next.restoreTyped(document.body);
  expect(box('name')).toHaveValue('Asha');
  expect(box('yes')).toBeChecked();
  expect(month()).toHaveValue('6');
  expect(sessionStorage.getItem('late.typed')).toBeNull();
});

test('what is typed since then is not replaced by what was typed before', async () => {
  const page = await loadPage(waiting);
  type('name', 'Asha');
  await page.tryReload();
  const next = await loadPage(waiting);
  type('name', 'Usha');
  next.restoreTyped(document.body);
  expect(box('name')).toHaveValue('Usha');
});

test.each([
  ['a form that keeps it', '<form data-kept><input id="name"></form>', 1],
  ['a form that nobody keeps', '<form><input id="name"></form>', 0],
])('typed into %s: the page is loaded anew %#', async (_, html, reloads) => {
  const page = await loadPage(html);
  type('name', 'Asha');
  expect(await page.tryReload()).toBe(reloads);
});

test('what waits to be saved is saved first, and where it can’t be the page stays', async () => {
  const page = await loadPage('');
  let isSaved = false;
  const stop = page.keepBeforeReload(async () => isSaved);
  expect(await page.tryReload()).toBe(0);
  isSaved = true;
  expect(await page.tryReload()).toBe(1);
  stop();
});
