import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { InfoStrip } from './InfoStrip';
import { Strip } from './Strip';

test('the info strip is shown where the content call says, the other says what it says, and it is asked once', async () => {
  const calls = fakeApi({
    body: { data: { enabledOnPages: ['product'], strip: [{ text: 'Sample news', link: '/renewals' }] } },
  });
  render(
    <>
      <Strip />
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
  expect(screen.getByRole('link', { name: /Sample news/ })).toHaveAttribute('href', '/renewals');
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/strapi/pagesWithInfoStripHeader',
  ]);
});
