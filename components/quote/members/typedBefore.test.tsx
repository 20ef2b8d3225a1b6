import '@testing-library/jest-dom';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useTypedBefore } from '@/lib/late/before/useTypedBefore';
import { useHydrated } from '@/lib/late/useHydrated';
import { fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { GROUPS } from '@/components/quote/useStep';
import { FAMILY_FORM, MembersStep } from './MembersStep';
import { useFamilyForm } from '@/hooks/quote/useFamilyForm';

afterEach(cleanup);

function FamilyPage() {
  const { form } = useFamilyForm(undefined, useHydrated());
  useTypedBefore(FAMILY_FORM);
  const nothing = () => Promise.resolve(undefined);
  return (
    <MembersStep form={form} group="who" go={nothing} onFinish={nothing} saveState={{ state: 'idle' }} />
  );
}

test('no field has the name of a question in the address: Next would scroll to it, past the heading', () => {
  const Page = inPage();
  render(
    <Page>
      <FamilyPage />
    </Page>,
  );
  expect(GROUPS.filter((group) => document.getElementById(group))).toEqual([]);
});

test('what is typed and ticked before the script of the page stays, and is kept on this device', async () => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  fakeApi({ status: 404 });
  localStorage.clear();
  const Page = inPage();
  const page = (
    <Page>
      <FamilyPage />
    </Page>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.querySelector('[type=submit]')).toBeNull();
  const box = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
  box('Husband or wife').checked = true;
  box('Pincode or city').value = '411038';
  box('Day').value = '14';
  box('Month').value = '06';
  box('Year').value = '1992';
  box('No').checked = true;
  await act(async () => {
    hydrateRoot(container, page);
    await Promise.resolve();
  });
  expect(box('Husband or wife')).toBeChecked();
  expect(box('Pincode or city')).toHaveValue('411038');
  expect(screen.getAllByLabelText('Year')[0]).toHaveValue('1992');
  expect(box('No')).toBeChecked();
  await waitFor(() => {
    const stored = JSON.parse(localStorage.getItem('form2') ?? '{}') as object;
    expect(stored).toMatchObject({ chosen: ['self', 'spouse'], place: '411038', existingIllness: 'no' });
    expect(stored).toMatchObject({ dates: { self: '1992-06-14' } });
  });
});
