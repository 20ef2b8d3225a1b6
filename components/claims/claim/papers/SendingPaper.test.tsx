import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ClaimPapers } from '@/hooks/claims/useClaimPapers';
import claim from '@/locales/en/claim.json';
import claimPapers from '@/locales/en/claimPapers.json';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { SendingPaper } from './SendingPaper';

test.each([
  [0, 'It is sent again by itself.'],
  [30, 'The first 30% is here already; only the rest is sent again.'],
])('where the line broke at %d%, only what has come is said to be here', (sent, says) => {
  const paper = { key: 'a', kind: 'photoId', state: 'broken', bytes: 100, sent, tries: 1 } as const;
  render(<SendingPaper paper={paper} sender={{} as ClaimPapers} onChosen={() => undefined} />, {
    wrapper: inPage(aRouter().router, { claim, claimPapers }),
  });
  expect(screen.getByText(says)).toBeVisible();
});
