import type { PaperOnTheWay } from '@/lib/domain/papers/paperOnTheWay';
import type { ClaimPaperDto } from '@/lib/domain/claims/contract';
import type { Paper } from '@/lib/domain/claims/papers.data';
import { paperRowsOf } from './paperRows';

const nothing = { missing: [], papers: [], questions: [], open: [] } as const;
const paper = (kind: Paper, state: ClaimPaperDto['state']): ClaimPaperDto => ({
  paperId: `${kind}-${state}`,
  kind,
  bytes: 90_000,
  state,
});
const way = (kind: Paper, more: Partial<PaperOnTheWay<Paper>> = {}): PaperOnTheWay<Paper> => ({
  key: `way-${kind}`,
  kind,
  state: 'sending',
  bytes: 90_000,
  sent: 0,
  tries: 0,
  ...more,
});
const shown = (...given: Parameters<typeof paperRowsOf>) =>
  paperRowsOf(...given).map(({ kind, state }) => [kind, state]);

test('what must be done stands first, what is here last', () => {
  const papers = [paper('photoId', 'kept'), paper('doctorNote', 'sending'), paper('testReports', 'refused')];
  const missing = ['doctorNote', 'testReports', 'receipts'] as const;
  expect(shown({ ...nothing, papers, missing }, [way('other')])).toEqual([
    ['testReports', 'refused'],
    ['doctorNote', 'begun'],
    ['receipts', 'wanted'],
    ['other', 'onTheWay'],
    ['photoId', 'kept'],
  ]);
});

test('a wanted row stays the same one while others come and go', () => {
  const keyOf = (missing: readonly Paper[]) =>
    paperRowsOf({ ...nothing, missing }, []).find(({ kind }) => kind === 'photoId')?.key;
  expect(keyOf(['receipts', 'photoId'])).toBe(keyOf(['photoId']));
});

test('a paper that is sent here and known there is one row, until the server has judged it', () => {
  const onTheWay = way('photoId', { paperId: 'photoId-sending' });
  const known = { ...nothing, missing: ['photoId'] as const, papers: [paper('photoId', 'sending')] };
  expect(shown(known, [onTheWay])).toEqual([['photoId', 'onTheWay']]);
  const kept = way('photoId', { paperId: 'photoId-kept', state: 'kept' });
  expect(shown({ ...nothing, missing: ['photoId'] }, [kept])).toEqual([['photoId', 'onTheWay']]);
  expect(shown({ ...nothing, papers: [paper('photoId', 'kept')] }, [kept])).toEqual([['photoId', 'kept']]);
});

test('a paper that is asked for again is wanted beside the one that is here, with the desk’s note', () => {
  const question = { questionId: 'q', reason: 'paperUnreadable', paper: 'receipts', askedAt: '' } as const;
  const papers = [paper('receipts', 'kept')];
  const asked = { ...nothing, papers, questions: [{ ...question, note: 'The date is cut off' }] };
  expect(paperRowsOf({ ...asked, open: ['q'] }, [])).toMatchObject([
    { kind: 'receipts', state: 'wanted', note: 'The date is cut off' },
    { kind: 'receipts', state: 'kept' },
  ]);
  expect(shown({ ...asked, open: [] }, [])).toEqual([['receipts', 'kept']]);
});
