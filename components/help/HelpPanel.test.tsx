import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeSearchIndex } from '@/lib/content/searchIndex';
import { api } from '@/lib/config/paths';
import helpPanel from '@/locales/en/helpPanel.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { HelpPanel } from './panel/HelpPanel';

const index = writeSearchIndex({ locale: 'en', words: { danger: '', price: '' } }, []);
const here = { body: { here: { people: 1, isOpen: true, minutes: 6 } } };
const byAddress = (url: string) => (url.startsWith(api.helpTalk) ? here : { body: { pageProps: { index } } });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.head.innerHTML = '<script id="__NEXT_DATA__" type="application/json">{"buildId":"b1"}</script>';
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

function open() {
  const onClose = jest.fn();
  render(<HelpPanel onClose={onClose} />, { wrapper: inPage(aRouter().router, { helpPanel }) });
  return { user: userEvent.setup(), onClose };
}
const ask = async (user: ReturnType<typeof userEvent.setup>, words: string) =>
  user.type(screen.getByRole('textbox', { name: helpPanel.question }), `${words}{Enter}`);

// First: what was loaded once stays.
test('a search that fails says so, and the question stays', async () => {
  catchLog();
  fakeApi((url) => (url.startsWith(api.helpTalk) ? here : 'offline'));
  const { user } = open();
  await ask(user, 'Do you insure my bicycle?');
  expect(await screen.findByText(helpPanel.failed)).toBeVisible();
  expect(screen.getByText('Do you insure my bicycle?')).toBeVisible();
});

test('a question that a page answers is answered by its words, with the way to the line', async () => {
  fakeApi(byAddress);
  const { user } = open();
  await ask(user, 'My claim was refused. What can I do?');
  const source = await screen.findByRole('figure');
  const [line = ''] = /Ask [^.]*\.|[^.]+\./.exec(within(source).getByRole('blockquote').textContent) ?? [];
  expect(index).toContain(line.slice(0, 30));
  const link = within(source).getByRole('link', { name: helpPanel.open });
  expect(link.getAttribute('href')).toMatch(/^\/questions\/claims#claim-refused:~:text=/);
  await user.click(screen.getByRole('button', { name: helpPanel.no }));
  expect(await screen.findByText(helpPanel.notThis)).toBeVisible();
});

test('where no page says anything nothing is made up: a person, with the minutes, or a call', async () => {
  fakeApi(byAddress);
  const { user } = open();
  await ask(user, 'Do you insure my bicycle?');
  expect(await screen.findByText(/so we don’t guess/)).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Talk to a person, in about 6 minutes/ }));
  expect(screen.getByRole('button', { name: helpPanel.talk.begin })).toBeVisible();
});

test('a number of a card is hidden while it is typed; Escape closes, and what was asked is there again', async () => {
  fakeApi(byAddress);
  const { user, onClose } = open();
  const box = screen.getByRole('textbox', { name: helpPanel.question });
  await user.type(box, '4111 1111 1111 1111 is my card');
  expect(box).toHaveValue('•••• is my card');
  expect(screen.getByText(helpPanel.masked)).toBeVisible();
  await user.type(box, '{Enter}');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  open();
  expect((await screen.findAllByText('•••• is my card')).length).toBeGreaterThan(0);
});
