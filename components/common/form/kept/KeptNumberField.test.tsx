import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { inPage } from '@/tests/browser/inPage';
import { KeptNumberField } from './KeptNumberField';

function Field({ saved }: { saved: string }) {
  const [value, setValue] = useState(saved);
  return <KeptNumberField label="PAN" hint="10 letters and digits" value={value} onValue={setValue} />;
}

test('a saved number says how it ends, and is typed anew from wherever the cursor stands', async () => {
  const user = userEvent.setup();
  render(<Field saved="••••••111A" />, { wrapper: inPage() });
  const field = screen.getByLabelText('PAN');
  expect(field).toHaveValue('••••••111A');
  expect(field).toHaveAccessibleDescription('Saved; it ends in 111A. To change it, type the full number.');
  await user.type(field, 'BBB');
  expect(field).toHaveValue('BBB');
  expect(field).toHaveAccessibleDescription('10 letters and digits');
});

test('the first key that deletes empties it', async () => {
  const user = userEvent.setup();
  render(<Field saved="••••••111A" />, { wrapper: inPage() });
  await user.type(screen.getByLabelText('PAN'), '{Backspace}');
  expect(screen.getByLabelText('PAN')).toHaveValue('');
});
