import '@testing-library/jest-dom';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/config/paths';
import type { StaffRole } from '@/lib/domain/desk/permissions';
import type { DeskPortDto } from '@/lib/domain/porting/contract';
import desk from '@/locales/en/desk.json';
import deskPorts from '@/locales/en/deskPorts.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, expectFocusIn, inPage } from '@/tests/browser/inPage';
import { PAPER_STATES, PORT_ENDS, PORT_PAPERS } from '@/lib/domain/porting/port';
import { Ports } from './Ports';

const portId = 'PO-2611-00000001';
const port: DeskPortDto = {
  portId,
  status: 'working',
  insurer: 'Star Health',
  endsOn: '2027-03-31',
  sentOn: '2027-02-01',
  until: '2027-02-14',
  papers: { policyCopy: 'received' },
  name: 'Asha Sample',
  dueOn: '2027-02-14',
  isLate: false,
  assignedTo: 'SAMPLE-1001',
  version: 3,
  policyNumber: 'P/1',
  sumInsured: 5_00_000,
  since: '2021-04-01',
  claims: [],
  mobileNumber: '98xxxx3210',
  isAgreed: true,
  files: 0,
  people: [{ name: 'Asha Sample', dateOfBirth: '1991-04-02' }, { name: 'Arjun Sample' }],
};
const { confirm } = deskPorts;

async function open(role: StaffRole, more: Partial<DeskPortDto> = {}, rows = [{ ...port, ...more }]) {
  const calls = fakeApi((url) => {
    if (calls.at(-1)?.method === 'POST')
      return { body: { portId, status: 'working', version: 4, mobileNumber: '9876543210' } };
    return {
      body: url.startsWith(`${api.deskPort}?`)
        ? { ...port, ...more }
        : { ports: rows, page: 1, limit: 20, total: rows.length },
    };
  });
  const onMake = jest.fn();
  render(<Ports role={role} opened="quote-1" onMake={onMake} />, {
    wrapper: inPage(aRouter().router, { desk, deskPorts }),
  });
  await userEvent.click(await screen.findByRole('button', { name: `Open ${portId}` }));
  await screen.findByText('98xxxx3210');
  const sent = () =>
    calls.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, ...body }));
  return { sent, onMake, calls };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('who sells calls, makes and links the quote and notes papers, and confirms nothing', async () => {
  const { sent, onMake } = await open('telecaller');
  await press(deskPorts.call);
  expect(await screen.findByRole('link', { name: '9876543210' })).toBeVisible();
  await press(deskPorts.makeQuote);
  expect(onMake).toHaveBeenCalledWith({ name: 'Asha Sample', mobileNumber: '9876543210' });
  await press('Link the open quote QUOTE1');
  await press('Claims history from the insurer: Note as asked');
  const of = { url: api.deskPortWork, portId, version: 3 };
  expect(sent()).toMatchObject([
    { ...of, what: 'call' },
    { ...of, what: 'quote', quoteId: 'quote-1' },
    { ...of, what: 'paper', paper: 'claimsHistory', state: 'asked' },
  ]);
  expect(screen.queryByRole('button', { name: confirm.send })).toBeNull();
});

test('an underwriter types what the paper says; nothing of the customer’s word is filled in', async () => {
  const { sent } = await open('underwriter');
  expect(screen.queryByRole('button', { name: deskPorts.call })).toBeNull();
  expect(screen.getByRole('textbox', { name: confirm.sumInsured })).toHaveValue('');
  await userEvent.type(screen.getByRole('textbox', { name: confirm.document }), 'Schedule 2026-27');
  await userEvent.type(screen.getByRole('textbox', { name: confirm.sumInsured }), '5,00,000');
  const typeDay = async (name: string, parts: string[]) => {
    const boxes = within(screen.getByRole('group', { name })).getAllByRole('textbox');
    for (const [at, box] of boxes.entries()) await userEvent.type(box, parts[at]!);
  };
  await typeDay(confirm.endsOn, ['31', '03', '2027']);
  await typeDay('Asha Sample: covered there since', ['01', '04', '2021']);
  await press(confirm.send);
  expect(await screen.findByText(deskPorts.status.confirmed)).toBeVisible();
  expect(sent()).toMatchObject([
    {
      url: api.deskPortConfirm,
      portId,
      version: 3,
      record: {
        document: 'Schedule 2026-27',
        endsOn: '2027-03-31',
        sumInsured: 5_00_000,
        bonus: 0,
        people: [{ dateOfBirth: '1991-04-02', since: '2021-04-01' }],
      },
    },
  ]);
});

test('without the paper there is nothing to confirm, and what is issued stays', async () => {
  await open('underwriter', { papers: {} });
  expect(screen.getByText(confirm.needs)).toBeVisible();
});

test('what the customer sent is counted for who calls, and opened by who confirms', async () => {
  await open('telecaller', { files: 2, sameAs: ['PO-2611-00000009'] });
  expect(screen.getByText('2 papers sent by the customer')).toBeVisible();
  expect(screen.getByText('PO-2611-00000009')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open paper 1' })).toBeNull();
  cleanup();
  const { calls } = await open('underwriter', { files: 2, fileIds: ['one', 'two'] });
  await press('Open paper 2');
  expect(calls.at(-1)?.url).toBe(`${api.deskPortPaper}?paperId=two`);
});

test('a move that can’t be read says so, and is read again when that is asked for', async () => {
  catchLog();
  let isAway = true;
  fakeApi((url) => {
    if (url.startsWith(`${api.deskPort}?`)) return isAway ? { status: 500 } : { body: port };
    return { body: { ports: [port], page: 1, limit: 20, total: 1 } };
  });
  const role: StaffRole = 'underwriter';
  render(<Ports role={role} opened={undefined} onMake={jest.fn()} />, {
    wrapper: inPage(aRouter().router, { desk, deskPorts }),
  });
  await userEvent.click(await screen.findByRole('button', { name: `Open ${portId}` }));
  expect(await screen.findByRole('alert')).toHaveTextContent(deskPorts.failed);
  isAway = false;
  await press(desk.again);
  expect(await screen.findByText('98xxxx3210')).toBeVisible();
});

test('of an issued policy nothing is changed', async () => {
  await open('telecaller', { isIssued: true });
  expect(screen.queryByRole('button', { name: deskPorts.take })).toBeNull();
});

const states = PORT_PAPERS.flatMap((paper) => PAPER_STATES.map((state) => ({ paper, state })));
test.each(states)('who notes $paper as $state is in its row, and hears it', async ({ paper, state }) => {
  const shown = { ...port, papers: {} };
  const { calls } = await open('telecaller', shown);
  const row = screen.getByRole('listitem', { name: deskPorts.papers[paper] });
  const button = within(row).getByRole('button', { name: new RegExp(deskPorts.note[state]) });
  shown.papers = { [paper]: state };
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await expectFocusIn(row);
  expect(screen.getByText(`${deskPorts.papers[paper]}: ${deskPorts.states[state]}`)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test.each(PORT_ENDS)(
  'a case is closed (%s) at the second press; the next one has the focus',
  async (ended) => {
    const rows = [port, { ...port, portId: 'PO-2611-00000002', name: 'Next Sample' }];
    const { sent } = await open('telecaller', {}, rows);
    await press(deskPorts.ends[ended]);
    expect(screen.getByRole('button', { name: deskPorts.keepOpen })).toHaveFocus();
    expect(sent()).toEqual([]);
    rows.shift();
    await press(deskPorts.ends[ended]);
    expect(sent()).toMatchObject([{ what: 'close', ended }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Next Sample' })).toHaveFocus());
    expect(screen.getByText(`${portId}: ${deskPorts.ended[ended]}`)).toBeVisible();
  },
);

test.each([{ isIssued: true }, { status: 'confirmed' }, { status: 'closed', ended: 'late' }] as const)(
  'where nobody need be asked any more (%j) no day is named',
  async (more) => {
    await open('telecaller', { ...more, isLate: true });
    expect(screen.queryByText(/^Ask by/)).toBeNull();
    expect(screen.queryByText(deskPorts.late)).toBeNull();
  },
);
