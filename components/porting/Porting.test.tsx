import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/config/paths';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import type { PortDto, PortsDto } from '@/lib/domain/porting/contract';
import type { PortForm } from '@/lib/domain/porting/port';
import sentPapers from '@/locales/en/sentPapers.json';
import portability from '@/locales/en/portability.json';
import porting from '@/locales/en/porting.json';
import session from '@/locales/en/session.json';
import validation from '@/locales/en/validation.json';
import { aPort } from '@/tests/browser/aPort';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { Porting } from './Porting';

const today = todayInIndia(new Date());
const { form, groups } = porting;
let portId = 0;

/** Keeps what it is sent, as the server does, and says what is missing by field. */
function aServer(typed: PortForm, fieldsOf: (form: PortForm) => Record<string, string>) {
  let [kept, ports]: [PortForm, PortDto[]] = [typed, []];
  portId += 1;
  const id = `PO-2611-0000000${portId}`;
  const calls = fakeApi(() => {
    const { method, body } = calls.at(-1)!;
    // Drafts of earlier tests are still being saved.
    if (method === 'POST' && body['portId'] === id) kept = body['form'] as PortForm;
    const fields = fieldsOf(kept);
    const isSent = body['submit'] === true && Object.keys(fields).length === 0;
    if (isSent)
      ports = [aPort('sent', { portId: id, endsOn: kept.endsOn!, until: addDays(kept.endsOn!, -45) })];
    const draft = isSent
      ? { portId: 'PO-2611-99999999', version: 0, form: {} }
      : { portId: id, version: 1, form: kept, fields };
    return { body: { draft, ports } satisfies PortsDto };
  });
  render(<Porting />, { wrapper: inPage(aRouter().router, { porting, portability, session }) });
  return { calls, kept: () => kept };
}
const next = () => userEvent.click(screen.getByRole('button', { name: porting.next }));
const heading = (name: string) => screen.findByRole('heading', { level: 3, name });

async function typeDay(legend: string, day: string) {
  const boxes = within(screen.getByRole('group', { name: legend })).getAllByRole('textbox');
  const parts = day.split('-').toReversed();
  for (const [at, box] of boxes.entries()) {
    await userEvent.clear(box);
    await userEvent.type(box, parts[at]!);
  }
}

test('one group a screen: what is wrong is told beside its field, and what is right leads on', async () => {
  const server = aServer({}, ({ insurer, policyNumber }): Record<string, string> => ({
    ...(!insurer && { insurer: 'Choose one' }),
    ...(!policyNumber && { policyNumber: validation.porting.policyNumber }),
    endsOn: validation.porting.day,
  }));
  expect(await heading(groups.insurer.title)).toBeVisible();
  expect(screen.getByRole('link', { name: /\d{4}/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  await next();
  const number = await screen.findByRole('textbox', { name: form.policyNumber });
  expect(number).toHaveAccessibleDescription(validation.porting.policyNumber);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Star Health');
  await userEvent.type(number, 'P/161130/01');
  expect(number).toHaveAccessibleDescription('');
  await next();
  const second = await heading(groups.ends.title);
  expect(second).toHaveFocus();
  expect(server.kept()).toEqual({ insurer: 'star', policyNumber: 'P/161130/01' });
  // The message of a question that isn't reached yet must not show.
  expect(screen.queryByText(validation.porting.day)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: porting.back }));
  expect(screen.getByRole('textbox', { name: form.policyNumber })).toHaveValue('P/161130/01');
});

test.each([
  [addDays(today, 55), /Your window is open: 10 days are left/],
  [addDays(today, 45), /today is its last day/],
  [addDays(today, 61), /opens in 1 day/],
  [addDays(today, 44), /closed 1 day ago.*Call us/],
  [addDays(today, -1), /This day has passed/],
])('of a policy that ends on %s the window is told at once', async (day, told) => {
  aServer({ insurer: 'star', policyNumber: 'P/161130/01' }, () => ({ endsOn: validation.porting.day }));
  await heading(groups.ends.title);
  await typeDay(form.endsOn, day);
  expect(screen.getByText(told)).toBeVisible();
});

test('a day that isn’t is told in words, and nothing typed is lost', async () => {
  const day = validation.porting.day;
  const server = aServer({}, ({ endsOn }): Record<string, string> =>
    endsOn === '2027-02-28' ? {} : { endsOn: day },
  );
  await heading(groups.ends.title);
  await typeDay(form.endsOn, '2027-02-29');
  await next();
  expect(await screen.findByRole('group', { name: form.endsOn })).toHaveAccessibleDescription(day);
  expect(server.kept()).toMatchObject({ endsOn: '2027-02-29' });
});

test('people and claims are added and taken out; sent, it says how far it is', async () => {
  const server = aServer(
    { endsOn: addDays(today, 55) },
    ({ people, claimed, existing }): Record<string, string> => ({
      ...(!people && { people: validation.porting.people }),
      ...(claimed === undefined && { claimed: 'Choose one' }),
      ...(existing === undefined && { existing: 'Choose one' }),
    }),
  );
  await heading(groups.people.title);
  await userEvent.click(screen.getByRole('button', { name: form.addPerson }));
  const [first, second] = screen.getAllByRole('textbox', { name: form.personName });
  await userEvent.type(second!, 'Arjun Sample');
  await userEvent.type(first!, 'Asha Sample');
  await userEvent.click(screen.getByRole('button', { name: 'Take out person 1' }));
  await next();
  await heading(groups.claims.title.replace('{years}', '5'));
  expect(server.kept().people).toEqual([{ name: 'Arjun Sample' }]);
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.type(screen.getByRole('textbox', { name: form.amount }), '48,000');
  await next();
  await heading(groups.health.title);
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await next();
  await heading(groups.you.title);
  expect(screen.getByText(porting.consent)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: porting.send }));
  expect(await screen.findByText(/From Star Health, sent/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: porting.title })).toHaveFocus());
  expect(server.calls.some(({ body }) => body['submit'] === true)).toBe(true);
  // The next move is begun only when it is wanted.
  expect(screen.queryByText(/^Question/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: porting.another }));
  expect(screen.getByText(/^Question/).nextElementSibling).toHaveFocus();
  expect([localStorage, sessionStorage].map((store) => JSON.stringify({ ...store })).join()).not.toMatch(
    /Arjun|48,000/,
  );
});

test.each([
  ['working', true],
  ['confirmed', false],
] as const)(
  'papers of a case that is %s are sent with it; may they be taken away: %j',
  async (status, isFree) => {
    const sent = aPort(status, { files: [{ paperId: 'one', kind: 'proof', bytes: 3, state: 'kept' }] });
    const draft = { portId: 'PO-2611-99999999', version: 0, form: {} };
    const calls = fakeApi({ body: { draft, ports: [sent] } });
    render(<Porting />, { wrapper: inPage(aRouter().router, { porting, portability, session }) });
    const papers = within(await screen.findByRole('region', { name: porting.files.title }));
    expect(papers.getByText(sentPapers.states.kept)).toBeVisible();
    const remove = papers.queryByRole('button', { name: sentPapers.remove });
    expect(remove !== null).toBe(isFree);
    if (remove) await userEvent.click(remove);
    const removed = calls.filter(({ method }) => method === 'DELETE').map(({ url }) => url);
    expect(removed).toEqual(isFree ? [`${api.portDocument}?paperId=one`] : []);
  },
);

test('who signed in before types no number: the one that is known stands there', async () => {
  const draft = { portId: 'PO-2611-99999998', version: 1, form: {}, fields: { name: validation.name } };
  fakeApi({ body: { draft: { ...draft, knownNumber: '9876543210' }, ports: [] } satisfies PortsDto });
  render(<Porting />, { wrapper: inPage(aRouter().router, { porting, portability, session }) });
  expect(await screen.findByRole('textbox', { name: form.mobileNumber })).toHaveValue('9876543210');
});
