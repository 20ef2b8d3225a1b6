import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NumberChangeDto } from '@/lib/domain/my/numberChange';
import change from '@/locales/en/change.json';
import sentPapers from '@/locales/en/sentPapers.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { NumberRequest } from './NumberRequest';
import { NumberStart } from './NumberStart';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const { number } = change;
const texts = { change, sentPapers };

test('who lost the old number types the new one once', async () => {
  const { router } = aRouter('/my/change/[policyNumber]');
  render(<NumberStart onBegin={() => Promise.resolve(false)} />, { wrapper: inPage(router, texts) });
  await userEvent.selectOptions(screen.getByLabelText(number.way), 'request');
  await userEvent.type(screen.getByLabelText(number.new), '9876543210');
  await userEvent.click(screen.getByRole('button', { name: number.go }));
  expect(await screen.findByText(number.prove.request)).toBeVisible();
  expect(screen.getByLabelText('Mobile number')).toHaveValue('9876543210');
});

test('a number whose change has begun is not offered for the next one', async () => {
  const { router } = aRouter('/my/change/[policyNumber]');
  const open = () =>
    render(<NumberStart onBegin={() => Promise.resolve(true)} />, { wrapper: inPage(router, texts) });
  const { unmount } = open();
  await userEvent.type(screen.getByLabelText(number.new), '9876543210');
  await userEvent.click(screen.getByRole('button', { name: number.go }));
  unmount();
  open();
  expect(screen.getByLabelText(number.new)).toHaveValue('');
});

test('that a proof is missing is told until one is there', async () => {
  catchLog();
  fakeApi({ body: {} });
  const { router } = aRouter('/my/change/[policyNumber]');
  const asked: NumberChangeDto = {
    changeId: 'c',
    policyNumber: 'SUK2026-01234567897',
    status: 'draft',
    way: 'request',
    mobileNumber: '98xxxx3210',
    proven: [],
    papers: [],
  };
  const fail = () => Promise.reject(new Error('no proof'));
  const { rerender } = render(<NumberRequest change={asked} onAsk={fail} />, {
    wrapper: inPage(router, texts),
  });
  await userEvent.click(screen.getByRole('button', { name: change.ask }));
  expect(await screen.findByRole('alert')).toHaveTextContent(number.failed);
  const paper = { paperId: 'p', kind: 'proof', bytes: 3, state: 'kept' } as const;
  rerender(<NumberRequest change={{ ...asked, papers: [paper] }} onAsk={fail} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
