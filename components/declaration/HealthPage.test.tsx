import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@/lib/config/paths';
import { HEALTH_QUESTIONS } from '@/lib/domain/declaration/questions.data';
import forms from '@/locales/en/forms.json';
import questions from '@/locales/en/declaration.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { HealthPage } from './HealthPage';

const no = Object.fromEntries(HEALTH_QUESTIONS.map((question) => [question, { answer: 'no' }]));
const declaration = {
  quoteId: 'q1',
  about: 'these two',
  members: [{ relation: 'self', age: 34 }],
  answers: no,
  next: 'declaration',
  isPaid: false,
  version: 1,
};

afterEach(() => jest.restoreAllMocks());

test('a quote that is paid for shows no form, whatever comes next', async () => {
  // This is the state after an identity check failed: `next` leads back.
  fakeApi({ body: { ...declaration, quoteId: 'q2', next: 'kyc', isPaid: true } });
  render(<HealthPage />, {
    wrapper: inPage(aRouter('/health', paths.declaration('q2')).router, { declaration: questions, forms }),
  });
  expect(await screen.findByRole('heading', { name: questions.paid })).toBeVisible();
  expect(screen.queryByRole('button', { name: questions.confirm })).not.toBeInTheDocument();
});

test('who filled in a form and was away for long is asked for the code, not told to press again', async () => {
  catchLog();
  const kept = { body: declaration };
  fakeApi(kept, kept, { status: 401, body: { code: 'NOT_SIGNED_IN', message: 'Prove it.' } });
  render(<HealthPage />, {
    wrapper: inPage(aRouter('/health', paths.declaration('q1')).router, { declaration: questions, forms }),
  });
  await userEvent.click(await screen.findByRole('button', { name: questions.confirm }));
  expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument();
});
