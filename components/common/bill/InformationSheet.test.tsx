import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import common from '@/locales/en/common.json';
import { inPage } from '@/tests/browser/inPage';
import { InformationSheet } from './InformationSheet';

test('without a line no empty tab is opened: the link says so where it stands', () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<InformationSheet quoteId="q1" />, { wrapper: inPage() });
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  expect(screen.getByRole('alert')).toHaveTextContent(common.offline.title);
  line.mockRestore();
});
