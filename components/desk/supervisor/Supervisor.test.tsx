import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type { StaffRowDto } from '@/lib/domain/desk/staffList';
import desk from '@/locales/en/desk.json';
import deskSupervisor from '@/locales/en/deskSupervisor.json';
import { fakeApi } from '@/tests/browser/fakeApi';
import { showPart } from '@/tests/browser/supervisor';
import { Audit } from './Audit';
import { Figures } from './Figures';
import { StaffList } from './StaffList';
import { Switches } from './Switches';

const { audit, staff, loaded, values, actions } = deskSupervisor;

const entry = (entryId: string, more = {}) => ({
  entryId,
  at: '2026-11-22T05:12:00Z',
  actor: 'P-1042',
  actorName: 'P. Nair',
  requestId: 'abc',
  action: 'NUMBER_REVEALED',
  details: [{ name: 'quoteId', value: 'quote-1' }],
  ...more,
});

test('the audit is read in words, older ones follow, and a search waits for its button', async () => {
  const calls = fakeApi(
    { body: { entries: [entry('1')], next: 'x_1' } },
    { body: { entries: [entry('2', { action: 'NEW_ACTION', actorName: undefined })] } },
    { body: { entries: [] } },
  );
  const user = showPart(<Audit />);
  const row = await screen.findByRole('row', { name: /Number revealed/ });
  expect(row).toHaveTextContent('P. Nair P-1042');
  expect(row).toHaveTextContent('quote quote-1');
  await user.click(screen.getByRole('button', { name: audit.older }));
  expect(await screen.findByRole('row', { name: /NEW_ACTION/ })).toBeVisible();
  expect(calls[1]?.url).toContain('after=x_1');
  await user.type(screen.getByLabelText(audit.about), 'quote-7');
  await user.selectOptions(screen.getByLabelText(audit.action), actions.LINK_SENT);
  expect(calls).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: audit.find }));
  expect(await screen.findByText(audit.empty)).toBeVisible();
  expect(calls[2]?.url).toMatch(/action=LINK_SENT&about=quote-7/);
});

test('days in the wrong order are refused before they are asked for', async () => {
  const calls = fakeApi({ body: { entries: [entry('1')] } });
  const user = showPart(<Audit />);
  await screen.findByRole('row', { name: /Number revealed/ });
  await user.clear(screen.getByLabelText(audit.from));
  await user.click(screen.getByRole('button', { name: audit.find }));
  expect(screen.getByRole('alert')).toHaveTextContent('92');
  expect(calls).toHaveLength(1);
});

test('figures are told in a sentence and a table', async () => {
  const links = [
    { day: '2026-11-22', sent: 5, opened: 3, paid: 2 },
    { day: '2026-11-23', sent: 0, opened: 0, paid: 0 },
  ];
  const moves = [
    { status: 2, count: 159 },
    { status: 1, count: 38 },
  ];
  fakeApi({ body: { from: '2026-11-22', to: '2026-11-23', quotes: 271, moves, links, isCut: false } });
  showPart(<Figures />);
  const [moved, sent] = await screen.findAllByRole('img');
  expect(moved).toHaveAccessibleName(/Quotes: 271, Logged: 159, .*Paid: 38/);
  expect(sent).toHaveAccessibleName('5 sent (outlined), 3 opened (hatched), 2 paid (full)');
  const [table] = screen.getAllByRole('table');
  expect(within(table!).getByRole('row', { name: 'Paid 38 14%' })).toBeVisible();
});

const nair: StaffRowDto = {
  staffId: 'P-1042',
  name: 'P. Nair',
  role: 'telecaller',
  state: 'working',
  hasAuthenticator: false,
  today: { read: 22, revealed: 14, sent: 6, denied: 0 },
};
const people = (...list: StaffRowDto[]) => ({ body: { staff: list } });

test('a person is disabled for a reason; oneself is not', async () => {
  const me = { ...nair, staffId: 'S-1', name: 'S. Fernandes' };
  const calls = fakeApi(people(nair, me), { status: 204 }, people({ ...nair, state: 'disabled' }, me));
  const user = showPart(<StaffList self="S-1" />);
  expect(await screen.findByRole('row', { name: /P. Nair/ })).toHaveTextContent('14 (more than usual)');
  expect(screen.getByText(/^P. Nair had 14 numbers shown today; up to 10/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Fernandes/ })).toBeNull();
  const disable = 'Disable P. Nair';
  await user.click(screen.getByRole('button', { name: disable }));
  const panel = within(screen.getByRole('region', { name: disable }));
  await user.click(panel.getByRole('button', { name: disable }));
  expect(panel.getByText(staff.reasonMissing)).toBeVisible();
  await user.selectOptions(panel.getByLabelText(staff.reason), values.lostPhone);
  await user.click(panel.getByRole('button', { name: disable }));
  expect(await screen.findByRole('row', { name: /P. Nair.*disabled/ })).toBeVisible();
  expect(calls[1]?.body).toMatchObject({ staffId: 'P-1042', change: 'disable', reason: 'lostPhone' });
});

test.each([
  ['audit', <Audit key="a" />],
  ['figures', <Figures key="f" />],
  ['staff', <StaffList key="s" self="S-1" />],
])('%s that did not come is asked for again', async (_what, element) => {
  const calls = fakeApi({ status: 503, body: {} });
  const user = showPart(element);
  expect(await screen.findByText(loaded.failed)).toBeVisible();
  await user.click(screen.getByRole('button', { name: desk.again }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(1));
});

test('a switch is turned off with a reason, which is asked for, and stands first then', async () => {
  const { switches: words } = deskSupervisor;
  const [strip, plan] = [
    { kind: 'strip', name: 'info' },
    { kind: 'product', name: 'aspire' },
  ];
  const off = { since: '2026-11-23T05:12:00Z', by: 'S-1', reason: 'Its price is wrong' };
  const calls = fakeApi(
    { body: { switches: [strip, plan] } },
    { body: { switches: [strip, { ...plan, off }] } },
  );
  const user = showPart(<Switches />);
  await user.click(await screen.findByRole('button', { name: 'Turn Aspire off' }));
  const panel = within(screen.getByRole('region', { name: 'Turn Aspire off' }));
  expect(panel.getByRole('heading')).toHaveFocus();
  await user.type(panel.getByLabelText(words.reason), '9876543210');
  await user.click(panel.getByRole('button', { name: 'Turn Aspire off' }));
  expect(panel.getByText(words.reasonMissing)).toBeVisible();
  await user.clear(panel.getByLabelText(words.reason));
  await user.type(panel.getByLabelText(words.reason), off.reason);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Turn Aspire off' }));
  const again = within(screen.getByRole('region', { name: 'Turn Aspire off' }));
  expect(again.getByLabelText(words.reason)).toHaveValue(off.reason);
  await user.click(again.getByRole('button', { name: 'Turn Aspire off' }));
  expect(await screen.findByText(/off since .*, S-1: Its price is wrong/)).toBeVisible();
  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('Aspire');
  const [sent] = calls.filter(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ ...plan, way: 'off', reason: off.reason });
});
