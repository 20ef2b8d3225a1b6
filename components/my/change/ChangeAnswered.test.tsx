import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@/lib/config/paths';
import type { ChangeDto, ChangeFormDto } from '@/lib/domain/my/contract';
import application from '@/locales/en/application.json';
import change from '@/locales/en/change.json';
import sentPapers from '@/locales/en/sentPapers.json';
import session from '@/locales/en/session.json';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { ChangePage } from './ChangePage';

const { answered, kinds } = change;
const policyNumber = 'SUK2026-01234567897';

test.each([
  ['nominee', { status: 'accepted' }, answered.another],
  ['address', { status: 'refused', reason: 'No such place' }, answered.again],
] as const)('of %s our answer stands there, and the form when it is wanted', async (kind, answer, act) => {
  const moment = '2026-11-20T05:12:00.000Z';
  const last: ChangeDto = {
    changeId: 'c',
    policyNumber,
    kind,
    updatedAt: moment,
    decidedAt: moment,
    ...answer,
  };
  const draft = { policyNumber, kind, status: 'draft', version: 0, data: {}, members: [], last } as const;
  fakeApi({ body: { ...draft, today: '2026-11-28' } satisfies ChangeFormDto });
  window.location.hash = kind;
  const { router } = aRouter('/my/change/[policyNumber]', `/my/change/${policyNumber}`);
  render(<ChangePage />, { wrapper: inPage(router, { application, change, sentPapers, session }) });
  const another = await screen.findByRole('button', { name: act });
  expect(screen.getByRole('heading', { level: 1, name: kinds[kind].title })).toBeVisible();
  const isRefused = answer.status === 'refused';
  expect(screen.getByRole('status')).toHaveTextContent(
    isRefused ? /Not possible.*20 Nov 2026.*No such place/ : /Done on 20 Nov 2026/,
  );
  const disagree = screen.queryByRole('link', { name: 'Tell us why' });
  expect(disagree?.getAttribute('href')).toBe(isRefused ? paths.grievanceAbout(policyNumber) : undefined);
  expect(screen.queryByRole('button', { name: change.ask })).toBeNull();
  await userEvent.click(another);
  expect(await screen.findByRole('button', { name: change.ask })).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
});

test('a request is taken back after a second press, and the page begins again at its heading', async () => {
  const sent = { policyNumber, kind: 'nominee', changeId: 'c', version: 1, data: {}, members: [] } as const;
  const asked = {
    ...sent,
    status: 'asked',
    askedAt: '2026-11-20T05:12:00.000Z',
    today: '2026-11-28',
  } as const;
  const { changeId: _gone, askedAt: _none, ...draft } = { ...asked, status: 'draft', version: 0 } as const;
  let isTakenBack = false;
  const calls = fakeApi(() => ({ body: (isTakenBack ? draft : asked) satisfies ChangeFormDto }));
  const { router } = aRouter('/my/change/[policyNumber]', `/my/change/${policyNumber}`);
  window.location.hash = 'nominee';
  const page = (
    <main id="main">
      <ChangePage />
    </main>
  );
  render(page, { wrapper: inPage(router, { application, change, sentPapers, session }) });
  await userEvent.click(await screen.findByRole('button', { name: change.withdraw }));
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  isTakenBack = true;
  await userEvent.click(screen.getByRole('button', { name: change.withdrawConfirm }));
  expect(await screen.findByRole('button', { name: change.ask })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
