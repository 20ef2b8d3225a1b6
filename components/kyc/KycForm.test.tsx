import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { paths } from '@/lib/config/paths';
import forms from '@/locales/en/forms.json';
import kyc from '@/locales/en/kyc.json';
import validation from '@/locales/en/validation.json';
import { KycForm } from './KycForm';

function show({ pricedBirth = '1991-04-02', fields = {} } = {}) {
  const onSend = jest.fn();
  const form = { method: 'aadhaarOffline', name: 'Asha Sample', dateOfBirth: '1991-04-02' } as const;
  render(
    <NextIntlClientProvider locale="en" messages={{ forms, kyc, validation }} timeZone="Asia/Kolkata">
      <KycForm
        form={form}
        fields={fields}
        kyc={{ quoteId: 'quote-7', isSandbox: false, pricedBirth }}
        isBusy={false}
        onChange={jest.fn()}
        onSend={onSend}
      />
    </NextIntlClientProvider>,
  );
  return { onSend, field: screen.getByLabelText(kyc.field.aadhaarFile) };
}

test('what is typed while the file is read stays, and goes with it', async () => {
  const { onSend, field } = show();
  let isRead: (bytes: ArrayBuffer) => void = () => undefined;
  const file = Object.assign(new File(['PK'], 'aadhaar.zip'), {
    arrayBuffer: () => new Promise<ArrayBuffer>((resolve) => (isRead = resolve)),
  });
  await userEvent.upload(field, file);
  await userEvent.type(screen.getByLabelText(kyc.field.shareCode), '1234');
  await userEvent.click(screen.getByLabelText(kyc.consent));
  await act(async () => isRead(new Uint8Array([80, 75]).buffer));
  await userEvent.click(screen.getByRole('button', { name: kyc.check }));
  expect(onSend).toHaveBeenCalledWith({ aadhaarFile: 'UEs=', shareCode: '1234', consent: true });
});

test('who proves another date of birth than the price is for is led to the quote, and nothing is sent', async () => {
  const { onSend } = show({ pricedBirth: '1962-04-02' });
  await userEvent.click(screen.getByRole('button', { name: kyc.check }));
  const date = screen.getByRole('group', { name: kyc.field.dateOfBirth });
  expect(date).toHaveAccessibleDescription(validation.dateOfBirth.notOfPrice);
  expect(screen.getByRole('link', { name: kyc.toQuote })).toHaveAttribute('href', paths.summary('quote-7'));
  expect(onSend).not.toHaveBeenCalled();
});

test('so is who learns by the answer that another tab has changed the quote', () => {
  show({ fields: { dateOfBirth: validation.dateOfBirth.notOfPrice } });
  expect(screen.getByRole('link', { name: kyc.toQuote })).toBeVisible();
});

test('a file that is too large is refused in words beside it, until another one is chosen', async () => {
  const { field } = show();
  await userEvent.upload(field, new File(['PK'.repeat(30_000)], 'photo.zip'));
  expect(field).toHaveAccessibleDescription(new RegExp(kyc.fileTooLarge));
  expect(field).toBeInvalid();
  const small = { arrayBuffer: () => Promise.resolve(new Uint8Array([80, 75]).buffer) };
  await userEvent.upload(field, Object.assign(new File(['PK'], 'aadhaar.zip'), small));
  expect(field).toHaveAccessibleDescription('Chosen: aadhaar.zip');
});
