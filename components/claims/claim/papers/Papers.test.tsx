import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClaimDto, ClaimOtherDetailsDto } from '@/lib/domain/claims/contract';
import claimTexts from '@/locales/en/claim.json';
import claimPapers from '@/locales/en/claimPapers.json';
import validation from '@/locales/en/validation.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { Papers } from './Papers';

afterEach(() => jest.restoreAllMocks());

const claimId = 'CL-2611-00000077';
const updatedAt = '2026-11-23T05:12:00Z';
const claim: ClaimDto = { claimId, status: 'asked', answers: {}, version: 1, updatedAt, steps: [] };
const others: ClaimOtherDetailsDto = {
  claimId,
  missing: ['doctorNote'],
  papers: [],
  questions: [],
  open: [],
  payouts: [],
};

test('once a wanted paper is chosen, the focus is on the papers, whose row gave way', async () => {
  catchLog();
  fakeApi('offline');
  render(<Papers claim={claim} others={others} />, {
    wrapper: inPage(aRouter().router, { claim: claimTexts, claimPapers, validation }),
  });
  const button = screen.getByRole('button', { name: /^Choose a file.*doctor/i });
  button.focus();
  const field = document.querySelector<HTMLInputElement>('li input[type=file]:not([capture])');
  await userEvent.upload(field!, new File(['x'], 'note.pdf', { type: 'application/pdf' }));
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: claimTexts.papers.title })).toHaveFocus();
});
