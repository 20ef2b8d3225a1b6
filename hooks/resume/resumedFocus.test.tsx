import { act, renderHook } from '@testing-library/react';
import type { ResumeLookupDto } from '@/lib/domain/resume/contract';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { useResumeDialog } from './useResumeDialog';

const prepare = () => Promise.resolve();

async function resumes(html: string, lookup: Pick<ResumeLookupDto, 'stage' | 'url'>) {
  document.body.innerHTML = `<div role="dialog"><button></button></div>${html}`;
  document.querySelector('button')?.focus();
  fakeApi({});
  const { router, pushed } = aRouter('/');
  const { result } = renderHook(() => useResumeDialog(prepare), { wrapper: inPage(router) });
  const found = { paymentStatus: false, isJourneyComplete: false, ...lookup };
  await act(() => result.current.resume(found));
  act(() => result.current.afterClose());
  return pushed;
}

test('the lead form without a url is opened where it stands', async () => {
  const form = '<div id="start"><input value="9876543210"><input></div>';
  expect(await resumes(form, { stage: 'leadform_113' })).toEqual([]);
  expect(document.activeElement).toBe(document.querySelectorAll('input')[1]);
});

test('the page that it leads to has the focus once the dialog is gone', async () => {
  const url = '/health-insurance-plan/summary/q1?quoteId=q1';
  expect(await resumes('<main id="main"></main>', { stage: 'summery_111', url })).toEqual([url]);
  expect(document.activeElement).toBe(document.querySelector('main'));
});
