import { useState } from 'react';
import { ApiError } from '@/lib/client/common/apiError';
import { askForCode } from '@/lib/client/verify/askForCode';
import { postJson } from '@/lib/client/common/fetcher';
import { tellProof } from '@/lib/client/verify/newProof';
import { keepSentCode, readSentCode, type SentCode, toSentCode } from '@/lib/client/verify/sentCode';
import { api } from '@/lib/config/paths';
import type { InboundOfferDto } from '@/lib/domain/verify/contract';
import type { ServicePurpose } from '@/lib/domain/verify/otp.data';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';
import { keepTypedNumber } from './useKeptNumber';

export type OtpTarget = { quoteId: string } | { mobileNumber: string };

/** The purpose that the code's message names. The proof opens nothing else. */
export type PhonePurpose = 'verify-phone' | ServicePurpose;

/**
 * `message` is undefined if the server wasn't reached. `retryAt` is the next allowed attempt, `offer` another way to
 * prove the number.
 */
export type OtpProblem = { message: string | undefined; retryAt?: number; offer?: InboundOfferDto };

/** Sends and checks a one-time code. Never rejects: each call answers its error. */
export function usePhoneOtp(quoteId: string | undefined, purpose: PhonePurpose = 'verify-phone') {
  const about = quoteId ?? purpose;
  const [sent, setSent] = useState(() => readSentCode(about, Date.now()));
  const [offer, setOffer] = useState<InboundOfferDto>();
  const [isWorking, setIsWorking] = useState(false);
  const keyOf = useIdempotencyKey();
  const keep = (code: SentCode | undefined) => {
    keepSentCode(code);
    setSent(code);
  };

  const send = async (target: OtpTarget): Promise<OtpProblem | undefined> => {
    try {
      const challenge = await askForCode(...generateCall(target, purpose), setIsWorking);
      keep({ ...toSentCode(challenge, Date.now()), about, ...(quoteId === undefined && target) });
      setOffer(undefined);
      return undefined;
    } catch (error) {
      const problem = toProblem(error);
      setOffer(problem.offer);
      return problem;
    }
  };

  const validate = async (proof: object): Promise<OtpProblem | undefined> => {
    try {
      const path = purpose === 'verify-phone' ? api.otpPhoneValidate : api.otpServiceValidate;
      // A code counts once; after a lost response a retry must reuse the key.
      await postJson(path, proof, { idempotencyKey: keyOf(proof) });
      keepSentCode(undefined);
      keepTypedNumber(about, undefined);
      tellProof();
      return undefined;
    } catch (error) {
      return toProblem(error);
    }
  };

  return {
    about,
    sent,
    offer,
    /** The device is solving a proof of work. */
    isWorking,
    send,
    verify: (otp: string) => validate({ requestId: sent?.requestId, otp }),
    verifyByMessage: () => validate({ requestId: offer?.requestId }),
    forget: () => {
      keep(undefined);
      setOffer(undefined);
    },
  };
}

/** The number of a code that was sent before the browser discarded the tab. */
export function targetOf(sent: SentCode | undefined): OtpTarget | undefined {
  return sent?.mobileNumber === undefined ? undefined : { mobileNumber: sent.mobileNumber };
}

function generateCall(target: OtpTarget, purpose: PhonePurpose): [string, object] {
  if (purpose === 'verify-phone' || !('mobileNumber' in target)) return [api.otpPhoneGenerate, target];
  return [api.otpServiceGenerate, { channel: 'sms', to: target.mobileNumber, purpose }];
}

export function toProblem(error: unknown): OtpProblem {
  if (!(error instanceof ApiError)) return { message: undefined };
  const { retryAfterSeconds, inbound } = error.body;
  const fields = Object.values(error.fields);
  return {
    message: fields[0] ?? error.serverMessage,
    ...(retryAfterSeconds !== undefined && { retryAt: Date.now() + retryAfterSeconds * 1000 }),
    ...(inbound && { offer: inbound }),
  };
}

export function hasSentCode(quoteId: string): boolean {
  return readSentCode(quoteId, Date.now()) !== undefined;
}
