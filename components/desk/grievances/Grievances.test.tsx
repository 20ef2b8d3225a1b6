import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/config/paths';
import type { DeskGrievanceDto } from '@/lib/domain/grievances/contract';
import { GRIEVANCE_OUTCOMES } from '@/lib/domain/grievances/grievance';
import { grievanceDatesOf } from '@/lib/domain/grievances/grievanceClock';
import desk from '@/locales/en/desk.json';
import deskGrievances from '@/locales/en/deskGrievances.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { Grievances } from './Grievances';

const { work } = deskGrievances;
const grievanceId = 'GR-2611-00000001';
const grievance: DeskGrievanceDto = {
  grievanceId,
  status: 'filed',
  isLate: false,
  about: 'call',
  text: 'Nobody called back',
  dates: grievanceDatesOf('2026-11-20'),
  day: 2,
  steps: [],
  papers: [],
  version: 1,
  name: 'Asha Sample',
  language: 'en',
};

/** A queue of two; the first is answered by whoever sends first. */
async function answers(isFaster: boolean) {
  catchLog();
  const dueOn = '2026-12-04';
  let found = grievance;
  const rows = [
    { ...grievance, dueOn },
    { ...grievance, dueOn, grievanceId: 'GR-2611-00000002', name: 'Next Sample' },
  ];
  fakeApi((url) => {
    if (url.startsWith(`${api.deskGrievance}?`)) return { body: found };
    if (url !== api.deskGrievanceWork) return { body: { grievances: rows, page: 1, limit: 20, total: 2 } };
    found = { ...grievance, status: 'answered', version: 2 };
    if (isFaster) rows.shift();
    return isFaster ? { body: found } : { status: 409, body: { code: 'CONFLICT' } };
  });
  render(<Grievances />, { wrapper: inPage(aRouter().router, { desk, deskGrievances }) });
  await userEvent.click(await screen.findByRole('button', { name: `Open ${grievanceId}` }));
  await userEvent.selectOptions(await screen.findByLabelText(work.what), 'answered');
  await userEvent.selectOptions(screen.getByLabelText(work.outcome), GRIEVANCE_OUTCOMES[0]);
  await userEvent.type(screen.getByLabelText(work.text), 'We are sorry');
  await userEvent.click(screen.getByRole('button', { name: work.send }));
}

test('an answered grievance leaves the list with a line that says so; the next one has the focus', async () => {
  await answers(true);
  expect(await screen.findByText(`${grievanceId}: ${work.sent}`)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Next Sample' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: deskGrievances.done }));
  expect(screen.queryByText(`${grievanceId}: ${work.sent}`)).toBeNull();
});

test('the slower of two hears that nothing was sent, and still sees what was written', async () => {
  await answers(false);
  const [card] = screen.getAllByRole('listitem');
  expect(await within(card!).findByRole('alert')).toHaveTextContent(deskGrievances.overtaken);
  expect(within(card!).getByText('We are sorry')).toBeVisible();
});
