import { useState } from 'react';
import { ApiError } from '@/lib/client/common/apiError';
import { askForCode } from '@/lib/client/verify/askForCode';
import { postJson } from '@/lib/client/common/fetcher';
import { keepSentCode, readSentCode, type SentCode, toSentCode } from '@/lib/client/verify/sentCode';
import { api } from '@/lib/config/paths';
import type { InboundOfferDto } from '@/lib/domain/verify/contract';
import type { ServicePurpose } from '@/lib/domain/verify/otp.data';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';

/** Whom the code goes to: the number of an own quote, or the one that was just typed. */
export type OtpTarget = { quoteId: string } | { mobileNumber: string };

/** What the code is for: its message says so, and it opens no more. */
export type PhonePurpose = 'verify-phone' | ServicePurpose;

/** Why it did not work: the server's sentence, none where it could not be reached; when to try again, or how else. */
export type OtpProblem = { message: string | undefined; retryAt?: number; offer?: InboundOfferDto };

/**
 * A one-time code to a phone: sent, and tried. Nothing rejects: each call answers what is wrong. What was typed
 * elsewhere on the page is not its matter, so nothing is lost by a code that is wrong, locked or too old.
 */
export function usePhoneOtp(quoteId: string | undefined, purpose: PhonePurpose = 'verify-phone') {
  const [sent, setSent] = useState(() => readSentCode(quoteId, Date.now()));
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
      keep({ ...toSentCode(challenge, Date.now()), quoteId });
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
      // A code counts once: where the answer was lost, the second press is the first.
      await postJson(path, proof, { idempotencyKey: keyOf(proof) });
      keepSentCode(undefined);
      return undefined;
    } catch (error) {
      return toProblem(error);
    }
  };

  return {
    sent,
    /** How the phone can prove itself where it is sent no code. */
    offer,
    /** The device does the sum that a code costs now. */
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

/** Whether a code for this quote was sent before this page was loaded, and still counts. */
export function hasSentCode(quoteId: string): boolean {
  return readSentCode(quoteId, Date.now()) !== undefined;
}
