import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { useWhere } from './useHeading';

test.each([
  ['en', 'Pune', 'Pune, Maharashtra.'],
  ['hi', 'पुणे', 'पुणे।'],
  ['ta', 'புனே', 'புனே.'],
] as const)('in %s a place is named in its own words alone', (locale, city, said) => {
  const Language = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale={locale} messages={{}}>
      {children}
    </NextIntlClientProvider>
  );
  const { result } = renderHook(() => useWhere({ city, state: 'Maharashtra' }), { wrapper: Language });
  expect(result.current).toBe(said);
});
