import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GroupLeadDto } from '@/lib/domain/group/contract';
import { toGroupBill } from '@/lib/domain/group/groupBill';
import { formatMoney } from '@/lib/i18n/format';
import { fakeApi } from '@/tests/browser/fakeApi';
import { showIn } from '@/tests/browser/planTables';
import { GroupBill } from './GroupBill';
import { GroupForm } from './GroupForm';
import { GroupSent } from './GroupSent';
import { GroupSize } from './GroupSize';
import { GroupTerms } from './GroupTerms';
import { useState } from 'react';

function Form() {
  const [people, setPeople] = useState(50);
  const [sent, setSent] = useState<GroupLeadDto>();
  return (
    <>
      <GroupBill people={people} />
      <GroupTerms people={people} />
      {sent ? (
        <GroupSent sent={sent} people={people} onChange={() => setSent(undefined)} />
      ) : (
        <GroupForm people={people} onSent={setSent}>
          <GroupSize id="people" people={people} onChange={setPeople} />
        </GroupForm>
      )}
    </>
  );
}

const size = () => screen.getByLabelText('Number of people');

beforeEach(() => localStorage.clear());

test.each([
  ['20', 20],
  ['3', 7],
  ['900', 500],
])('%s people: the bill of %i', async (typed, people) => {
  showIn('en', <Form />);
  await userEvent.clear(size());
  await userEvent.type(size(), typed);
  fireEvent.blur(size());
  expect(size()).toHaveValue(String(people));
  expect(screen.getByText(formatMoney(toGroupBill(people).total))).toBeInTheDocument();
});

test('what is asked for is sent with its size, and the answer says when somebody calls', async () => {
  const calls = fakeApi({
    body: { reference: 'AB12CD34', from: '2026-11-24T03:30:00Z', to: '2026-11-24T06:30:00Z' },
  });
  showIn('en', <Form />);
  await userEvent.type(screen.getByLabelText('Company'), 'Sample Works');
  await userEvent.type(screen.getByLabelText('Your name'), 'Asha Sample');
  await userEvent.type(screen.getByLabelText('Your mobile number'), '98765 43210');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a firm quote' }));
  expect(await screen.findByText(/Reference AB12CD34.*24 Nov 2026 between 09:00 and 12:00/)).toBeVisible();
  expect(calls[0]?.body).toMatchObject({
    company: 'Sample Works',
    people: 50,
    needs: ['health'],
    mobileNumber: '9876543210',
  });
});

test('what was typed is there again, and a wrong number is told at its field', async () => {
  const first = showIn('en', <Form />);
  await userEvent.type(screen.getByLabelText('Company'), 'Sample Works');
  first.unmount();
  showIn('en', <Form />);
  await waitFor(() => expect(screen.getByLabelText('Company')).toHaveValue('Sample Works'));
  await userEvent.type(screen.getByLabelText('Your mobile number'), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a firm quote' }));
  expect(await screen.findByText('Please enter valid mobile number')).toBeVisible();
});
