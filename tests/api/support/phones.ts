import { api } from '@/lib/config/paths';
import type { InboundOfferDto } from '@/lib/domain/verify/contract';
import { inboundLine } from '@/lib/server/integrations/messages/inboundLine';
import type { Answer, Browser } from './browser';

/** The provider's webhook with its secret. */
export const inboundAddress = (secret = inboundLine()?.secret ?? '') =>
  `${api.otpInbound}?${new URLSearchParams({ secret })}`;

/** Sends us a message from a phone. */
export function textsUs(
  browser: Browser,
  mobileNumber: string,
  message: string,
  secret?: string,
): Promise<Answer> {
  return browser.post(inboundAddress(secret), { sender: `91${mobileNumber}`, message });
}

export function offerIn({ body }: Answer): InboundOfferDto {
  expect(body.inbound).toMatchObject({ text: expect.stringMatching(/^SUKHAYU \w{8}$/) });
  return body.inbound as InboundOfferDto;
}

export const hears = async (browser: Browser, requestId: string): Promise<unknown> =>
  (await browser.post(api.otpHeard, { requestId })).body.heard;

export const tryOffer = (browser: Browser, requestId: string, path: string = api.otpPhoneValidate) =>
  browser.post(path, { requestId });
