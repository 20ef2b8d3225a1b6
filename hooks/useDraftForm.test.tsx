import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { closeDrafts, openDraft, type DraftStore } from '@/lib/client/draftSaver';
import { inPage } from '@/tests/browser/inPage';
import { useDraftForm } from './useDraftForm';
import { useServerDraft } from './useServerDraft';

type Form = { pan: string; city: string; members: { height: string }[] };

const saved: unknown[] = [];
const store = (): DraftStore => ({
  load: async () => ({ values: { city: 'Pune', members: [{ height: '170' }] }, version: 1 }),
  save: async ({ changed, version = 0 }) => {
    saved.push(changed);
    return { version: version + 1 };
  },
});

function Page() {
  const form = useForm<Form>({ defaultValues: { pan: '', city: '', members: [{ height: '' }] } });
  const draft = useServerDraft<Form>('test', 'q1', store);
  useDraftForm(form, draft);
  return (
    <form>
      <input aria-label="PAN" {...form.register('pan')} />
      <input aria-label="City" {...form.register('city')} />
      <input aria-label="Height" {...form.register('members.0.height')} />
    </form>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeDrafts();
  jest.useRealTimers();
});

test('a form shows what is stored and stores what is typed, nothing else', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Page />, { wrapper: inPage() });
  await pass(0);
  expect(screen.getByLabelText('City')).toHaveValue('Pune');
  expect(screen.getByLabelText('Height')).toHaveValue('170');
  await user.type(screen.getByLabelText('PAN'), 'ABC');
  await user.type(screen.getByLabelText('Height'), '2');
  await pass(2_000);
  expect(saved).toEqual([{ pan: 'ABC', members: [{ height: '1702' }] }]);
});

test('what comes from elsewhere goes into its field, and is not sent back', async () => {
  saved.length = 0;
  render(<Page />, { wrapper: inPage() });
  await pass(0);
  const draft = openDraft('test:q1', store);
  act(() => draft.change({ city: 'Mumbai' }));
  expect(screen.getByLabelText('City')).toHaveValue('Mumbai');
  await pass(2_000);
  expect(saved).toEqual([{ city: 'Mumbai' }]);
});
