import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { api } from '@/lib/config/paths';
import { inPage } from '@/tests/browser/inPage';
import { CrashBoundary } from './CrashBoundary';
// Preloads a lazy chunk, so that the test does not wait for it.
import './CrashPage';

afterEach(() => jest.restoreAllMocks());

function Crashing(): never {
  throw new Error('A part of the page is broken');
}

test('a page that crashes gives way to Bad Request, with its words, its tabs, the way home and a number of the log', async () => {
  catchLog();
  const asked = fakeApi({ status: 201, body: { requestId: 'abcdef012345' } });
  const Page = inPage();
  render(
    <Page>
      <CrashBoundary>
        <Crashing />
      </CrashBoundary>
    </Page>,
  );
  expect(await screen.findByRole('heading', { name: 'Bad Request' })).toBeVisible();
  expect(
    screen.getByText('The server couldn’t understand your request. Please check your input.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  expect(screen.getAllByRole('tab')).toHaveLength(4);
  expect(await screen.findByText('abcdef012345')).toBeVisible();
  expect(asked.find(({ url }) => url === api.faults)?.body).toMatchObject({ kind: 'Error', frames: [] });
  expect(JSON.stringify(asked)).not.toContain('A part of the page');
});
