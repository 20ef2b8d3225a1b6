import { todayInIndia } from '@/lib/domain/common/dates';
import { maskSecrets } from '@/lib/domain/help/maskSecrets';
import { lookupHash } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { keepAnswers } from '@/lib/server/services/reports/reports';
import type { TalkSurveyBody } from '@/lib/validation/help/requests';
import { findOwn } from './ownTalk';

const DIGITS = 20;

/**
 * Files the answers among the surveys, without a name. The id follows from the talk's, so only its first answers are
 * kept.
 */
export async function surveyTalk(request: ApiRequest<TalkSurveyBody>): Promise<void> {
  const { input, now } = request;
  const { _id, lines } = await findOwn(input.talkId, request);
  if (!lines.some(({ kind }) => kind === 'staff')) throw new AppError('STEP_NOT_REACHED');
  const { better = '', ...answers } = input.answers;
  const report = {
    _id: `TALK-${lookupHash('talk-survey', _id).slice(0, DIGITS)}`,
    kind: 'talk' as const,
    sentOn: todayInIndia(now),
  };
  await keepAnswers(report, { ...answers, better: maskSecrets(better) });
}
