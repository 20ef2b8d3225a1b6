import '@testing-library/jest-dom';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeSearchIndex } from '@/lib/content/searchIndex';
import { api } from '@/lib/config/paths';
import talkFiles from '@/locales/en/talkFiles.json';
import helpPanel from '@/locales/en/helpPanel.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { FakeSource } from '@/tests/browser/fakeSource';
import { faultsIn } from '@/tests/browser/axe';
import { brand } from '@/lib/brand';
import report from '@/locales/en/report.json';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { HelpPanel } from './panel/HelpPanel';

const index = writeSearchIndex({ locale: 'en', words: { danger: '', price: '' } }, []);
const here = { body: { here: { people: 1, isOpen: true, minutes: 6 } } };
const byAddress = (url: string) => (url.startsWith(api.helpTalk) ? here : { body: { pageProps: { index } } });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.head.innerHTML = '<script id="__NEXT_DATA__" type="application/json">{"buildId":"b1"}</script>';
  // jsdom doesn't implement dialogs.
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  FakeSource.install();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

function open() {
  const onClose = jest.fn();
  const { container } = render(<HelpPanel onClose={onClose} />, {
    wrapper: inPage(aRouter().router, { helpPanel, talkFiles }),
  });
  return { user: userEvent.setup(), onClose, container };
}
const goes = (way: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(way === 'online');
  act(() => void window.dispatchEvent(new Event(way)));
};
const ask = async (user: ReturnType<typeof userEvent.setup>, words: string) =>
  user.type(screen.getByRole('textbox', { name: helpPanel.question }), `${words}{Enter}`);

// This test must be the first, since what was loaded once stays loaded.
test('an empty panel shows how to ask; who turns to a person is at that form, and back at the line', async () => {
  fakeApi(byAddress);
  const { user } = open();
  const { lead, wait } = helpPanel.samples;
  await user.click(screen.getByRole('button', { name: wait }));
  expect(within(screen.getByRole('log')).getByText(wait)).toBeVisible();
  expect(screen.queryByText(lead)).toBeNull();
  await user.click(screen.getByRole('button', { name: helpPanel.talk.ask }));
  expect(screen.getByRole('heading', { name: helpPanel.talk.ask })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: helpPanel.talk.back }));
  expect(screen.getByLabelText(helpPanel.question)).toHaveFocus();
});

test('a search that fails says so, and the question stays', async () => {
  catchLog();
  fakeApi((url) => (url.startsWith(api.helpTalk) ? here : 'offline'));
  const { user } = open();
  await ask(user, 'Do you insure my bicycle?');
  expect(await screen.findByText(helpPanel.failed)).toBeVisible();
  expect(screen.getByText('Do you insure my bicycle?')).toBeVisible();
});

test('without a network it says so, with numbers to call; what was asked is looked up when it is back', async () => {
  catchLog();
  let isAway = true;
  fakeApi((url) => (isAway && !url.startsWith(api.helpTalk) ? 'offline' : byAddress(url)));
  const { user, container } = open();
  goes('offline');
  expect(screen.getByText(helpPanel.talk.cut)).toBeVisible();
  for (const phone of [brand.helplineCustomerCare, brand.helplineNewPolicy])
    expect(screen.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', `tel:${phone}`);
  await ask(user, 'Do you insure my bicycle?');
  expect(await screen.findByText(helpPanel.failedOffline)).toBeVisible();
  expect(await faultsIn(container)).toEqual([]);
  isAway = false;
  goes('online');
  expect(await screen.findByText(/so we don’t guess/, {}, { timeout: 5_000 })).toBeVisible();
  expect(screen.queryByText(helpPanel.failedOffline)).toBeNull();
  expect(screen.queryByText(helpPanel.talk.cut)).toBeNull();
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

test('what is typed and not sent is there when the panel is opened again', async () => {
  fakeApi(byAddress);
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: helpPanel.question }), 'Is my mother');
  cleanup();
  open();
  expect(screen.getByRole('textbox', { name: helpPanel.question })).toHaveValue('Is my mother');
});

test('dates stand between days; a talk that could not be left says so; when it has ended one question is asked', async () => {
  catchLog();
  const at = (day: number) => `2026-11-2${day}T10:44:00.000Z`;
  const talk = { people: 1, isOpen: true, isWriting: false, takesFiles: true, isProven: false, by: 'Kavya' };
  const calls = fakeApi((url) => (url.startsWith(api.helpLeave) ? { status: 503 } : { body: {} }));
  localStorage.setItem('helpTalk', JSON.stringify({ talkId: 'a'.repeat(32), unsent: [] }));
  const { user, container } = open();
  expect(screen.getByText(helpPanel.talk.opening)).toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const hear = (type: string, data: object) => act(() => FakeSource.opened.at(-1)?.say(type, data));
  hear('line', { seq: 1, kind: 'customer', at: at(3), text: 'One' });
  hear('line', { seq: 2, kind: 'staff', at: at(3), text: 'Two', by: 'Kavya' });
  hear('line', { seq: 3, kind: 'staff', at: at(4), text: 'Three', by: 'Kavya' });
  hear('state', { ...talk, status: 'talking' });
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said.filter((line) => / Nov 2026$/.test(line))).toEqual(['23 Nov 2026', '24 Nov 2026']);
  expect(said[1]).toMatch(/One/);
  expect(said[4]).toMatch(/Three/);
  await user.click(screen.getByText('What Kavya can see'));
  await user.click(screen.getByRole('button', { name: helpPanel.talk.end }));
  expect(await screen.findByText(helpPanel.talk.notLeft)).toBeVisible();
  hear('state', { ...talk, status: 'closed' });
  await user.click(await screen.findByRole('radio', { name: report.talk.answered.partly }));
  await user.type(screen.getByRole('textbox', { name: report.talk.better.label }), 'Sooner');
  expect(await faultsIn(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: report.send }));
  expect(await screen.findByText(report.talk.thanks)).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ answers: { answered: 'partly', better: 'Sooner' } });
});

test('who asks for a person about a claim is promised nobody else, and is at the line to write in', async () => {
  fakeApi(byAddress);
  const [{ user }, { talk }] = [open(), helpPanel];
  await screen.findByText('1 person here');
  await user.click(screen.getByRole('button', { name: talk.ask }));
  expect(screen.getByText(/About 6 minutes/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText(talk.form.topic), 'claim');
  expect(screen.queryByText(/About 6 minutes/)).toBeNull();
  await user.type(screen.getByLabelText(talk.form.name), 'Asha Sample');
  await user.click(screen.getByRole('button', { name: talk.begin }));
  expect(await screen.findByLabelText(talk.write)).toHaveFocus();
  await waitFor(() => expect(FakeSource.opened.at(-1)?.readyState).toBe(1));
  const state = { status: 'waiting', people: 0, isOpen: true };
  act(() =>
    FakeSource.opened
      .at(-1)
      ?.say('state', { ...state, isWriting: false, takesFiles: false, isProven: false }),
  );
  expect(screen.getByText(talk.nobody)).toBeVisible();
  expect(screen.queryByText('1 person here')).toBeNull();
});
