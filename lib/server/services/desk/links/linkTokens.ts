import {
  type LinkTokenDto,
  type OpenedTokenDto,
  TOKEN_PURPOSES,
  type TokenPurpose,
} from '@/lib/domain/desk/links';
import type { DecryptBody, EncryptBody } from '@/lib/validation/desk/links';
import { findLink } from '@/models/desk/sentLink';
import { keyedHash, seal, unseal } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { actorOf } from '@/lib/server/services/common/actor';

const TOKEN_MS = 15 * 60 * 1000;
const SEPARATOR = '~';

/** Names a link without its id. Seals nothing else, so that it is no oracle. */
export async function encryptLink(request: ApiRequest<EncryptBody>): Promise<LinkTokenDto> {
  const { staffId } = actorOf(request);
  const { input, now } = request;
  await countUse(request);
  const { purpose, id } = input;
  if (!(await isLinkFor(purpose, id))) throw new AppError('NOT_FOUND');
  const until = now.getTime() + TOKEN_MS;
  const sealed = seal(id, placeOf(purpose, staffId, until));
  await audit('LINK_TOKEN_MADE', staffId, request, { purpose, linkId: id });
  const token = [purpose, until.toString(36), sealed].join(SEPARATOR);
  return { token, expiresAt: new Date(until).toISOString() };
}

/** Whatever is wrong with a token gets the same answer. */
export async function decryptLink(request: ApiRequest<DecryptBody>): Promise<OpenedTokenDto> {
  const { staffId } = actorOf(request);
  const { input, now } = request;
  await countUse(request);
  const [given = '', expiry = '', sealed = ''] = input.token.split(SEPARATOR);
  const purpose = TOKEN_PURPOSES.find((each) => each === given);
  const until = Number.parseInt(expiry, 36);
  const id = purpose && until > now.getTime() ? open(sealed, placeOf(purpose, staffId, until)) : undefined;
  if (!purpose || id === undefined || !(await isLinkFor(purpose, id))) {
    await audit('LINK_TOKEN_REFUSED', staffId, request);
    throw new AppError('INVALID_INPUT');
  }
  await audit('LINK_TOKEN_OPENED', staffId, request, { purpose, linkId: id });
  return { purpose, id, expiresAt: new Date(until).toISOString() };
}

/** Associated data of the seal: purpose, maker and expiry, so that only its maker can open a token. */
function placeOf(purpose: TokenPurpose, staffId: string, until: number) {
  return { collection: 'linkTokens', field: purpose, id: `${staffId}|${until}` };
}

function open(sealed: string, place: ReturnType<typeof placeOf>): string | undefined {
  try {
    return unseal(sealed, place) as string;
  } catch {
    return undefined;
  }
}

async function isLinkFor(purpose: TokenPurpose, id: string): Promise<boolean> {
  const link = await findLink(id);
  return link !== null && (link.kind === 'application') === (purpose === 'application-link');
}

function countUse(request: ApiRequest<unknown>): Promise<void> {
  const addressHash = keyedHash('staff', actorOf(request).staffId);
  return countRequest(limits.useLinkToken, { route: 'link-token', addressHash, now: request.now });
}
