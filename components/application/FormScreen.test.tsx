import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleApplication, sampleForm } from '@/components/site/dev/sampleProposal';
import { loadHomePrices } from '@/components/site/home/plans/homePrices';
import application from '@/locales/en/application.json';
import bill from '@/locales/en/bill.json';
import forms from '@/locales/en/forms.json';
import medical from '@/locales/en/medical.json';
import { checkSection } from '@/lib/validation/application/checkSection';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { ApplicationForm } from './ApplicationForm';

const today = '2026-11-21';
const texts = { application, bill, forms, medical };

function show(screenId: string, typed = sampleForm(today)) {
  window.scrollTo = () => undefined;
  const { router, pushed } = aRouter('/appforms', `/appforms/reassurev2/sample#${screenId}`);
  const sample = { price: loadHomePrices(today).bill, today };
  render(
    <ApplicationForm
      application={sampleApplication(sample, { status: 'open', isBlocked: true })}
      typed={typed}
      open={typed.open}
      onStale={() => Promise.resolve()}
      onSigned={() => undefined}
    />,
    { wrapper: inPage(router, texts) },
  );
  return { user: userEvent.setup(), pushed };
}

test.each([
  ['health-1', /^Save and continue/],
  ['health-2', /^Save and continue/],
  ['bank', /^Save and continue/],
])('pressing on from %s with an open question leads to it, and no further', async (screenId, name) => {
  const { user, pushed } = show(screenId);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name }));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveFocus();
  await user.click(within(alert).getAllByRole('link')[0]!);
  expect(document.activeElement?.matches('input, select, textarea')).toBe(true);
  expect(pushed).toEqual([]);
  await user.click(screen.getByRole('button', { name }));
  expect(alert).toHaveFocus();
});

const child = { dateOfBirth: '2020-07-01' };

test.each([
  ['you', 'proposer', {}],
  ['address', 'proposer', {}],
  ['nominee', 'nominee', child],
  ['bank', 'bank', {}],
] as const)('what is open of %s is told in the order of the page', async (screenId, section, values) => {
  const sample = sampleForm(today);
  const form = { ...sample.form, [section]: values };
  const problems = checkSection(section, form, { today, isBlocked: false });
  const { user } = show(screenId, {
    ...sample,
    form,
    problems: { ...sample.problems!, [section]: problems },
    open: { ...sample.open, [section]: Object.keys(problems) },
  });
  await user.click(screen.getByRole('button', { name: /^Save and/ }));
  const links = within(screen.getByRole('alert')).getAllByRole<HTMLAnchorElement>('link');
  const told = links.map(({ hash }) => hash.slice(1));
  const onPage = [...document.querySelectorAll('input, select')].map(({ id }) => id);
  expect(told).toEqual(onPage.filter((id) => told.includes(id)));
  const aboutAppointee = links.filter(({ text }) => text.startsWith(application.fields.appointee));
  expect(aboutAppointee).toHaveLength(screenId === 'nominee' ? 3 : 0);
});
