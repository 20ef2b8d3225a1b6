import { api } from '@/lib/config/paths';
import type { FollowedReportDto, SentReportDto } from '@/lib/domain/reports/contract';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { startNextDay } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

test('a report takes so many lines a day, from wherever: its document and the list of supervisors stay small', async () => {
  startNextDay();
  const answers = { about: 'hole', text: 'Somebody else’s claim opens' };
  const { body } = await newBrowser().post(api.reports, { kind: 'weakness', answers });
  const { reportId, code } = body as SentReportDto;
  const follow = (text?: string) => newBrowser().post(api.reportFollow, { reportId, code, text });
  for (let line = 0; line < limits.addLine.max; line += 1) expect((await follow('On')).status).toBe(200);
  expectFailure(await follow('and on'), 429, 'TOO_MANY_REQUESTS');
  expect(((await follow()).body as FollowedReportDto).lines).toHaveLength(limits.addLine.max);
});
