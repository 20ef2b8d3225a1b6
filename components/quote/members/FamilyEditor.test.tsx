import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { FamilyEditor } from './FamilyEditor';

const price = { priceAfterTax: 12_488 } as PriceDto;
const family: FamilyForm = {
  chosen: ['self'],
  dates: { self: '1992-04-02' },
  place: 'Pune',
  existingIllness: 'no',
};
const query = {
  members: undefined,
  location: undefined,
  product: 'aspire',
  tier: 'Gold+',
  sumInsured: 10_00_000,
  tenure: 1,
  riders: [],
};

test('an illness is told where it stands, with why the price stays; what another tab changed meanwhile stays', async () => {
  fakeApi({ body: price });
  const saved: FamilyForm[] = [];
  const editorOf = (stored: FamilyForm) => (
    <FamilyEditor
      part="illness"
      family={stored}
      price={price}
      query={query}
      onSave={async (changed) => void saved.push(changed)}
      onClose={() => undefined}
    />
  );
  const { rerender } = render(editorOf(family), { wrapper: inPage() });
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(
    await screen.findByText(/^The price stays ₹12,488: it depends on age, place and cover/),
  ).toBeVisible();
  rerender(editorOf({ ...family, place: 'Mumbai' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual([{ ...family, place: 'Mumbai', existingIllness: 'yes' }]);
});
