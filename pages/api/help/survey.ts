import { api } from '@/lib/config/paths';
import { createHandler, noContent } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { surveyTalk } from '@/lib/server/services/help/surveyTalk';
import { talkSurveyBodySchema } from '@/lib/validation/help/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.helpSurvey, {
  POST: {
    summary: 'Answers the question on an own talk that a person answered, once',
    example: { talkId: '00000000000000000000000000000000', answers: { answered: 'yes' } },
    input: talkSurveyBodySchema,
    open: 'the browser that typed it',
    limit: limits.sendTalkMessage,
    run: async (request) => {
      await surveyTalk(request);
      return noContent;
    },
  },
});
