import { api } from '@/lib/config/paths';
import { created, createHandler } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { askForTopicCall } from '@/lib/server/services/callbacks/topicCalls';
import { topicCallBodySchema } from '@/lib/validation/callbacks/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.topicCall, {
  POST: {
    summary: 'Asks for a call about a topic, in a language and a slot: a call to make for the desk',
    open: 'everybody',
    example: {
      topic: 'claim',
      language: 'ta',
      day: '2026-01-05',
      time: '10:30',
      name: 'Asha Sample',
      mobileNumber: '9876543210',
    },
    input: topicCallBodySchema,
    limit: limits.askCall,
    run: async (request) => created(await askForTopicCall(request)),
  },
});
