import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLeadIds, writeLeadIds } from '@/lib/client/storage';
import { api } from '@/lib/config/paths';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { TravelForm } from './TravelForm';

test('who asks for a travel price is told who calls, and the health quote of this browser stays', async () => {
  writeLeadIds({ quoteId: 'health-quote' });
  const calls = fakeApi({ status: 201, body: { quoteId: 'travel-quote', mobileNumber: '98xxxx3210' } });
  const { router, pushed } = aRouter('/travel-insurance.html');
  // Its texts come with it.
  await act(async () => void render(<TravelForm />, { wrapper: inPage(router) }));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Mobile number'), '98765 43210');
  await user.type(screen.getByLabelText(/Name of the eldest/), 'Meera Kulkarni');
  await user.type(screen.getByLabelText('Day'), '2');
  await user.type(screen.getByLabelText('Month'), '4');
  await user.type(screen.getByLabelText('Year'), '1991');
  await user.click(screen.getByRole('button', { name: 'Start Now' }));

  expect(await screen.findByRole('status')).toHaveTextContent('An advisor calls you on 98xxxx3210');
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    url: api.quote,
    body: { segment: 'Travel', consent: true, mobileNumber: '9876543210', dateOfBirth: '1991-04-02' },
  });
  expect(readLeadIds()).toEqual({ quoteId: 'health-quote' });
  expect(pushed).toEqual([]);
});
