import '@testing-library/jest-dom';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteLeft, tellLeft } from '@/lib/client/verify/leftSession';
import { useKeptDraft } from './useKeptDraft';
import { useLeaving } from './useLeaving';

function Panel({ onClose }: { onClose: () => void }) {
  useLeaving(onClose);
  const [text, keep] = useKeptDraft();
  return <input aria-label="question" value={text} onChange={({ target }) => keep(target.value)} />;
}

function open() {
  const onClose = jest.fn();
  render(<Panel onClose={onClose} />);
  return onClose;
}
const question = () => screen.getByLabelText('question');
const type = () => userEvent.type(question(), 'Is my diabetes insured?');

test.each([
  ['here', tellLeft],
  ['in another tab', () => void window.dispatchEvent(new StorageEvent('storage', { key: 'signedOut' }))],
])('who signs out %s leaves nothing in the panel, open or closed', async (_where, tell) => {
  localStorage.clear();
  sessionStorage.clear();
  const leave = (at: number) => {
    noteLeft(at);
    act(tell);
  };
  const onClose = open();
  await type();
  leave(1);
  expect(onClose).toHaveBeenCalledTimes(1);
  // The server knows now, which is no other sign-out.
  act(tell);
  expect(onClose).toHaveBeenCalledTimes(1);
  cleanup();
  open();
  expect(question()).toHaveValue('');
  await type();
  cleanup();
  open();
  expect(question()).toHaveValue('Is my diabetes insured?');
  cleanup();
  leave(2);
  open();
  expect(question()).toHaveValue('');
});
