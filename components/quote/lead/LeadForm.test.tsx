import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import common from '@/locales/en/common.json';
import forms from '@/locales/en/forms.json';
import validation from '@/locales/en/validation.json';
import { LeadForm, type LeadFormProps } from './LeadForm';

function show(props: Partial<LeadFormProps> = {}) {
  const onSubmit = jest.fn<ReturnType<LeadFormProps['onSubmit']>, Parameters<LeadFormProps['onSubmit']>>();
  onSubmit.mockResolvedValue(undefined);
  render(
    <NextIntlClientProvider locale="en" messages={{ common, forms, validation }} timeZone="Asia/Kolkata">
      <LeadForm onSubmit={onSubmit} {...props} />
    </NextIntlClientProvider>,
  );
  return { onSubmit, user: userEvent.setup() };
}

const start = () => screen.getByRole('button', { name: 'Start Now' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Mobile number'), '+91 98765 43210');
  await user.type(screen.getByLabelText(/Name of the eldest/), 'Meera Kulkarni');
  await user.type(screen.getByLabelText('Day'), '2');
  await user.type(screen.getByLabelText('Month'), '4');
  await user.type(screen.getByLabelText('Year'), '1991');
}

test('a field is judged when it is left, in the words of the specification', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText('Mobile number'), '12345');
  expect(screen.queryByText('Please enter valid mobile number')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Please enter valid mobile number')).toBeInTheDocument();
  expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(
    'Please enter valid mobile number',
  );
});

test('what is sent is the number without its country code and the day with its zeros', async () => {
  const { user, onSubmit } = show();
  await fill(user);
  await user.click(start());
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({
      mobileNumber: '9876543210',
      name: 'Meera Kulkarni',
      dateOfBirth: '1991-04-02',
    }),
  );
});

test('Enter in the last box sends the day with its zeros too', async () => {
  const { user, onSubmit } = show();
  await fill(user);
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ dateOfBirth: '1991-04-02' }));
});

test('an empty form is not sent, and the first field that is wrong gets the focus', async () => {
  const { user, onSubmit } = show();
  await user.click(start());
  expect(await screen.findByText('Please enter valid name')).toBeInTheDocument();
  expect(screen.getByLabelText('Mobile number')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what the server finds wrong stands at its field', async () => {
  const { user, onSubmit } = show();
  onSubmit.mockResolvedValue({ name: 'Please enter valid name' });
  await fill(user);
  await user.click(start());
  expect(await screen.findByText('Please enter valid name')).toBeInTheDocument();
  expect(screen.getByLabelText(/Name of the eldest/)).toHaveFocus();
});

test('a form that could not be sent says so and keeps what was typed', async () => {
  const { user, onSubmit } = show();
  onSubmit.mockRejectedValue(new Error('offline'));
  await fill(user);
  await user.click(start());
  expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is still here');
  expect(screen.getByLabelText('Mobile number')).toHaveValue('+91 98765 43210');
});

test('what was typed before comes back, and never over what is being typed', async () => {
  const { user } = show({ defaultValues: { mobileNumber: '9876543210', dateOfBirth: '1991-04-' } });
  expect(screen.getByLabelText('Mobile number')).toHaveValue('9876543210');
  expect(screen.getByLabelText('Year')).toHaveValue('1991');
  await user.type(screen.getByLabelText('Day'), '5');
  expect(screen.getByLabelText('Month')).toHaveValue('04');
});

test('offers are asked about by themselves, and nobody has agreed to them beforehand', async () => {
  const { user, onSubmit } = show();
  const offers = screen.getByRole('checkbox', { name: 'Send me offers and news too' });
  expect(offers).not.toBeChecked();
  await fill(user);
  await user.click(start());
  expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ marketingConsent: false }));
  await user.click(offers);
  await user.click(start());
  expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ marketingConsent: true }));
});

test('where a number is needed to buy, pressing the button agrees to no call', async () => {
  const { user, onSubmit } = show({ isToBuy: true });
  expect(screen.queryByText(forms.lead.consent, { exact: false })).toBeNull();
  expect(screen.getByText(forms.lead.toBuy)).toBeVisible();
  await fill(user);
  await user.click(screen.getByRole('button', { name: forms.lead.sendCode }));
  expect(onSubmit).toHaveBeenCalled();
});
