import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { InfoStrip } from './InfoStrip';

test('the strip is shown on the types of page that the content call names, and it is asked once', async () => {
  const calls = fakeApi({ body: { data: { enabledOnPages: ['product'] } } });
  render(
    <>
      <section aria-label="Home">
        <InfoStrip pageType="home" />
      </section>
      <section aria-label="Product">
        <InfoStrip pageType="product" />
      </section>
    </>,
    { wrapper: inPage() },
  );
  const stripOf = (page: string) =>
    within(screen.getByRole('region', { name: page })).queryByRole('complementary', { name: 'Notice' });
  await waitFor(() => expect(stripOf('Product')).toBeVisible());
  expect(stripOf('Home')).toBeNull();
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/strapi/pagesWithInfoStripHeader',
  ]);
});
