import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from './TextField';

function Asks({ inputMode }: { inputMode?: 'numeric' }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Field"
      inputMode={inputMode}
      maxLength={6}
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

test.each([
  ['of digits takes those of Hindi and Tamil as ours', 'numeric', '411038'],
  ['of words keeps them as they are written', undefined, '४११௦௩௮'],
] as const)('a field %s', async (_what, inputMode, shown) => {
  render(<Asks inputMode={inputMode} />);
  await userEvent.type(screen.getByLabelText('Field'), '४११௦௩௮');
  expect(screen.getByLabelText('Field')).toHaveValue(shown);
});

test.each([
  ['numeric', '411038'],
  [undefined, '411 03'],
] as const)('a pasted text with a space, in a field of %s', async (inputMode, shown) => {
  render(<Asks inputMode={inputMode} />);
  await userEvent.click(screen.getByLabelText('Field'));
  await userEvent.paste('411 038');
  expect(screen.getByLabelText('Field')).toHaveValue(shown);
});
