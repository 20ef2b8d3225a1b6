import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { HealthDeclarationDto } from '@/lib/domain/declaration/contract';
import type { HealthAnswers } from '@/lib/domain/declaration/declaration';
import { HEALTH_QUESTIONS } from '@/lib/domain/declaration/questions.data';
import forms from '@/locales/en/forms.json';
import questions from '@/locales/en/declaration.json';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { HealthForm } from './HealthForm';

const texts = { forms, declaration: questions };
const declaration: HealthDeclarationDto = {
  quoteId: 'quote-1',
  about: 'these two',
  members: [
    { relation: 'self', age: 34 },
    { relation: 'spouse', age: 32 },
  ],
  answers: { illness: { answer: 'no' } },
  next: 'declaration',
  isPaid: false,
  version: 0,
};

function Kept({ sent }: { sent: object[] }) {
  const [values, setValues] = useState<HealthAnswers>(declaration.answers);
  const change = (more: Partial<HealthAnswers>) => setValues((before) => ({ ...before, ...more }));
  const submit = async (more: object) => {
    sent.push({ ...more, values });
    return { ...declaration, result: 'disclosed' as const };
  };
  return (
    <HealthForm
      declaration={declaration}
      draft={{ values, change, status: { state: 'saved', at: '2026-11-21T05:12:00Z' } }}
      onSubmit={submit}
      onReload={() => undefined}
    />
  );
}

test('every question is asked for; a “yes” says of whom and what; then the identity', async () => {
  const { router, pushed } = aRouter();
  const sent: object[] = [];
  render(<Kept sent={sent} />, { wrapper: inPage(router, texts) });
  const user = userEvent.setup();
  const proceed = screen.getByRole('button', { name: questions.confirm });
  await user.click(proceed);
  expect(screen.getByRole('alert')).toHaveFocus();
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links).toHaveLength(HEALTH_QUESTIONS.length - 1);
  // Each link says which question it leads to.
  expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(links.length);

  const asked = (question: (typeof HEALTH_QUESTIONS)[number]) =>
    within(screen.getByRole('group', { name: questions[question] }));
  for (const question of HEALTH_QUESTIONS.slice(1))
    await user.click(asked(question).getByLabelText(forms.no));
  await user.click(asked('illness').getByLabelText(forms.yes));
  await user.click(proceed);
  expect(sent).toEqual([]);
  await user.click(screen.getByLabelText(/32/));
  await user.type(screen.getByRole('textbox'), 'Thyroid since 2019');
  await user.click(proceed);
  expect(sent).toEqual([
    {
      about: 'these two',
      submit: true,
      values: expect.objectContaining({
        illness: { answer: 'yes', who: [1], note: 'Thyroid since 2019' },
      }) as object,
    },
  ]);
  expect(pushed).toEqual(['/health-insurance-plan/kyc/quote-1']);
});
