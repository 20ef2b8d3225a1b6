import Cookies from 'js-cookie';
import { forgetSearch, keepResumeId, keepResumeStage, readResumeId, readResumeStage } from './resumeCookies';

beforeEach(() => {
  forgetSearch();
  localStorage.clear();
});

test('the id and the stage are kept in a cookie and in local storage', () => {
  keepResumeId('u1');
  keepResumeStage('summery_111');
  expect(Cookies.get()).toEqual({ uuid_resume: 'u1', resume_journey_stages: 'summery_111' });
  expect(localStorage.getItem('resume_journey_stages')).toBe('summery_111');
});

test('the cookies live 45 days on this site alone', () => {
  const written: string[] = [];
  const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  keepResumeId('u1');
  jest.useRealTimers();
  spy.mockRestore();
  expect(written[0]).toContain('uuid_resume=u1; path=/; expires=Mon, 04 Jan 2027 10:00:00 GMT; sameSite=Lax');
});

test('what is no stage counts as none', () => {
  Cookies.set('resume_journey_stages', 'summary_111');
  expect(readResumeStage()).toBeUndefined();
});

test('forgetting the search removes both', () => {
  keepResumeId('u1');
  keepResumeStage('leadform_113');
  forgetSearch();
  expect(readResumeId()).toBeUndefined();
  expect(readResumeStage()).toBeUndefined();
});
