import type { OutboxMessageDto } from '@/lib/domain/site/contract';
import { normaliseMobile } from '@/lib/domain/common/phone';
import { listMessages, type OutboxRecord } from '@/models/common/outbox';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { outboxChannels } from '@/lib/server/integrations/messages/messageCarriers';
import { messageHashOf, sealedMessage } from '@/lib/server/services/common/outbox';

const LIMIT = 100;

/** Throws NOT_FOUND where messages really go out. */
export async function readOutbox({ input }: ApiRequest<{ to?: string }>): Promise<OutboxMessageDto[]> {
  const channels = outboxChannels();
  if (channels.length === 0) throw new AppError('NOT_FOUND');
  const to = input.to?.trim().toLowerCase();
  const toHash = to ? messageHashOf(normaliseMobile(to) ?? to) : undefined;
  return (await listMessages(channels, toHash, LIMIT)).map(toDto);
}

function toDto({ _id, channel, purpose, content, createdAt }: OutboxRecord): OutboxMessageDto {
  const { to, text, link } = sealedMessage.unseal(content, _id);
  return { id: _id, channel, purpose, to, text, link, at: createdAt.toISOString() };
}
