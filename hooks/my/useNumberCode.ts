import { useState } from 'react';
import { postJson } from '@/lib/client/common/fetcher';
import { askForCode } from '@/lib/client/verify/askForCode';
import { tellProof } from '@/lib/client/verify/newProof';
import { type SentCode, toSentCode } from '@/lib/client/verify/sentCode';
import { api } from '@/lib/config/paths';
import type { NumberChangeDto, NumberSide } from '@/lib/domain/my/numberChange';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';
import { type OtpProblem, toProblem } from '@/hooks/verify/usePhoneOtp';

/** Sends and checks the code of one side of a change of number. Never rejects, since each call answers its error. */
export function useNumberCode(changeId: string, side: NumberSide) {
  const [sent, setSent] = useState<SentCode>();
  const keyOf = useIdempotencyKey();
  const send = async (): Promise<OtpProblem | undefined> => {
    try {
      setSent(toSentCode(await askForCode(api.myNumberCode, { changeId, side }), Date.now()));
      return undefined;
    } catch (error) {
      return toProblem(error);
    }
  };
  const verify = async (otp: string): Promise<OtpProblem | NumberChangeDto> => {
    const proof = { changeId, requestId: sent?.requestId, otp };
    try {
      const idempotencyKey = keyOf(proof);
      const change = await postJson<NumberChangeDto>(api.myNumberProof, proof, { idempotencyKey });
      tellProof();
      return change;
    } catch (error) {
      return toProblem(error);
    }
  };
  return { sent, send, verify };
}
