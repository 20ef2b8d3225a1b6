import { useState } from 'react';
import { ApiError } from '@/lib/client/common/apiError';
import { postJson } from '@/lib/client/common/fetcher';
import { type SentCode, toSentCode } from '@/lib/client/verify/sentCode';
import { api } from '@/lib/config/paths';
import type { Draft } from '@/lib/domain/application/answers';
import type { SavedSectionDto } from '@/lib/domain/application/contract';
import type { OtpChallengeDto } from '@/lib/domain/verify/contract';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';
import { type OtpProblem, toProblem } from '@/hooks/verify/usePhoneOtp';

/**
 * `isStale`: the application changed since it was read, and the code that was tried on it is used up. `isKycDue`: the
 * identity must be confirmed first.
 */
export type SignProblem = OtpProblem & { isStale?: boolean; isKycDue?: boolean };

/** After these errors the sent code can't sign any more, so a new one is needed. */
const asksAnew = ['EXPIRED', 'CONFLICT', 'KYC_ENDED'];

/** Never rejects: each call answers its error. */
export function useSignature(applicationId: string) {
  const [sent, setSent] = useState<SentCode>();
  const keyOf = useIdempotencyKey();

  /** Refused where the stored version is not the one that is shown. */
  const send = async (version: number | undefined): Promise<SignProblem | undefined> => {
    try {
      const asked = { applicationId, version };
      const challenge = await postJson<OtpChallengeDto>(api.applicationSignature, asked);
      setSent(toSentCode(challenge, Date.now()));
      return undefined;
    } catch (error) {
      return toSignProblem(error);
    }
  };

  /** Signs what is stored; refused where another device changed it since the code was asked for. */
  const sign = async (declaration: Draft, otp: string): Promise<SignProblem | SavedSectionDto> => {
    const signature = { requestId: sent?.requestId, otp };
    const body = { applicationId, section: 'declaration', data: declaration, submit: true, signature };
    try {
      return await postJson<SavedSectionDto>(api.applicationForm, body, { idempotencyKey: keyOf(signature) });
    } catch (error) {
      if (error instanceof ApiError && asksAnew.includes(error.code)) setSent(undefined);
      return toSignProblem(error);
    }
  };

  return { sent, send, sign };
}

function toSignProblem(error: unknown): SignProblem {
  const code = error instanceof ApiError ? error.code : undefined;
  return { ...toProblem(error), isStale: code === 'CONFLICT', isKycDue: code === 'KYC_ENDED' };
}
