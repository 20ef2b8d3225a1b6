import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { api } from '@/lib/config/paths';
import deskMake from '@/locales/en/deskMake.json';
import hindi from '@/locales/hi/deskMake.json';
import validation from '@/locales/en/validation.json';
import { aDesk, showDesk, signedOut, staff } from '@/tests/browser/desk';

const plans = {
  plans: [{ product: 'reassurev2', productName: 'ReAssure 2.0', tier: 'Platinum+', priceAfterTax: 12_488 }],
  refused: [],
};
type User = ReturnType<typeof showDesk>;

async function typeCaller(user: User) {
  await user.click(await screen.findByRole('button', { name: deskMake.open }));
  expect(screen.getByLabelText(deskMake.name)).toHaveFocus();
  await user.type(screen.getByLabelText(deskMake.name), 'Asha Sample');
  await user.type(screen.getByLabelText(deskMake.mobile), '+91 98765 43210');
  const [day, month, year] = ['Day', 'Month', 'Year'].map((part) => screen.getAllByLabelText(part)[0]!);
  await user.type(day!, '02');
  await user.type(month!, '04');
  await user.type(year!, '1992');
  await user.type(screen.getByRole('combobox', { name: /pincode/i }), '411038');
}

test('a telecaller types, sees the server’s prices, reads out the consent in the caller’s language, and the quote opens', async () => {
  const calls = aDesk({
    [api.price]: () => ({ body: plans }),
    [api.makeQuote]: () => ({ status: 201, body: { quoteId: 'quote-9', reference: 'QUOTE9' } }),
  });
  const user = showDesk();
  await typeCaller(user);
  await user.click(screen.getByLabelText('No'));
  await user.click(await screen.findByLabelText(/ReAssure 2.0 Platinum\+/));
  await user.selectOptions(screen.getByLabelText(deskMake.language), 'hi');
  expect(screen.getByText(hindi.consent)).toBeVisible();
  await user.click(screen.getByLabelText(deskMake.agreed));
  await user.click(screen.getByRole('button', { name: deskMake.make }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: deskMake.title })).toBeNull());
  const sent = calls.find(({ url }) => url === api.makeQuote);
  expect(sent?.body).toMatchObject({
    name: 'Asha Sample',
    mobileNumber: '+91 98765 43210',
    dateOfBirth: '1992-04-02',
    members: [{ relation: 'self', dateOfBirth: '1992-04-02' }],
    pincode: '411038',
    existingIllness: 'no',
    product: 'reassurev2',
    tier: 'Platinum+',
    sumInsured: 10_00_000,
    tenure: 1,
    language: 'hi',
    consent: true,
  });
  expect(sent?.headers['Idempotency-Key']).toBeTruthy();
  expect(await screen.findByRole('complementary')).toBeVisible();
});

test('what is missing is said beside its field, and nothing is sent', async () => {
  const calls = aDesk({ [api.price]: () => ({ body: plans }) });
  const user = showDesk();
  await typeCaller(user);
  await user.click(screen.getByRole('button', { name: deskMake.make }));
  expect(await screen.findByText(validation.spokenConsent)).toBeVisible();
  expect(screen.getByText(validation.product)).toBeVisible();
  expect(calls.some(({ url }) => url === api.makeQuote)).toBe(false);
});

test('a session that ends as it is sent takes nothing that was typed; nor does closing', async () => {
  let isIn = true;
  aDesk({
    [api.price]: () => ({ body: plans }),
    [api.staffSession]: () => (isIn ? { body: staff } : signedOut),
    [api.makeQuote]: () => {
      isIn = false;
      return signedOut;
    },
  });
  const user = showDesk();
  await typeCaller(user);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('heading', { name: deskMake.title })).toBeNull();
  await user.click(screen.getByRole('button', { name: deskMake.open }));
  expect(screen.getByLabelText(deskMake.name)).toHaveValue('Asha Sample');
  await user.click(screen.getByLabelText('No'));
  await user.click(await screen.findByLabelText(/ReAssure 2.0 Platinum\+/));
  await user.click(screen.getByLabelText(deskMake.agreed));
  await user.click(screen.getByRole('button', { name: deskMake.make }));
  expect(await screen.findByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
  expect(screen.getByLabelText(deskMake.name)).toHaveValue('Asha Sample');
});
