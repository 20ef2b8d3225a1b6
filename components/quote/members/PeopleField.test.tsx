import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { inPage } from '@/tests/browser/inPage';
import quote from '@/locales/en/quote.json';
import type { PersonId } from '@/lib/domain/quote/journey/familyForm';
import { PeopleField } from './PeopleField';

test.each<[PersonId[], boolean]>([
  [['self', 'spouse'], false],
  [['self', 'son'], true],
])('with %j chosen a parent’s consent is said: %s', (value, isSaid) => {
  render(<PeopleField id="who" value={value} onChange={() => undefined} />, { wrapper: inPage() });
  const line = screen.queryByText(quote.who.child);
  if (isSaid) expect(line).toBeVisible();
  else expect(line).toBeNull();
});
